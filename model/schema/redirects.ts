import { z } from "zod";
import { field, matching } from "./field.ts";

const path = matching(
  /^(?!\/(fr|en)(\/|$))(\/|(\/[\w.~-]+)+)$/i,
  "Écrivez ce qui suit /fr ou /en dans l’adresse, à partir de la barre, par exemple /antennes/lille.",
  "Write what follows /fr or /en in the address, from the slash on, e.g. /antennes/lille.",
);

const redirect = field("Adresse", "Address", {
  from: field(["De", "Adresse qui n’existe plus"], ["From", "Address that no longer exists"], path),
  to: field(["À", "Page qui répond à sa place"], ["To", "Page that answers instead"], path),
});

export const redirects = field("Adresses qui ont changé", "Addresses that have changed", {
  redirects: field("Adresses", "Addresses", z.array(redirect).default([])),
});
