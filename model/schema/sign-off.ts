import { z } from "zod";
import { choice, field } from "./field.ts";
import { isoDate, name } from "./fields.ts";

const signed = choice({
  ethereum: ["Adresse Ethereum comparée au portefeuille", "Ethereum address compared with the wallet"],
  lightning: ["Adresse Lightning comparée au portefeuille", "Lightning address compared with the wallet"],
  embeds: ["Décision sur les services intégrés", "Decision on the embedded services"],
  analytics: ["Décision sur la mesure d’audience", "Decision on analytics"],
  map: ["Décision sur la carte", "Decision on the map"],
  taxReceipt: ["Décision sur le reçu fiscal", "Decision on tax receipts"],
});

const confirmation = field("Confirmation", "Confirmation", {
  what: field("Quoi", "What", signed),
  value: field(
    [
      "Valeur",
      "Ce qui est confirmé ou décidé, tel que dans les réglages ; une autre valeur demande une autre confirmation",
    ],
    ["Value", "What was confirmed or decided, as it stands in site.yaml; another value needs another line"],
    name,
  ),
  by: field("Par qui", "By whom", name),
  when: field("Quand", "When", isoDate),
  why: field(
    ["Pourquoi", "La raison, pour les suivants"],
    ["Why", "The reason, for those who come after"],
    name.optional(),
  ),
});

/** Decisions signed before the launch; `npm run content -- launch` reads them. */
export const signOff = field("Confirmations avant la mise en ligne", "Confirmations before going public", {
  signOff: field("Confirmations", "Confirmations", z.array(confirmation).default([])),
});
