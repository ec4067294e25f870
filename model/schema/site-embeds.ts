import { z } from "zod";
import { choice, field, matching } from "./field.ts";

const sandbox = field(
  ["Permissions", "Ce que le cadre du prestataire peut faire de plus ; à laisser vide s’il ne le demande pas"],
  ["Permissions", "What the provider's frame may do beyond the little it needs; leave out unless it asks for it"],
  z.array(
    z.enum([
      "allow-downloads",
      "allow-modals",
      "allow-orientation-lock",
      "allow-pointer-lock",
      "allow-presentation",
      "allow-storage-access-by-user-activation",
      "allow-top-navigation-by-user-activation",
      "allow-top-navigation-to-custom-protocols",
    ]),
  ),
).default([]);

export function frame(id: z.ZodString) {
  return z.strictObject({ id: field("Identifiant", "Identifier", id), sandbox });
}

export const embeds = field("Services intégrés", "Embedded services", {
  mode: field(
    ["Chargement", "Après un clic : la mesure d’audience se tait alors"],
    ["Loading", "load: with the page; ask: each one waits for a click, and analytics stays silent"],
    choice({ load: ["Avec la page", "With the page"], ask: ["Après un clic", "After a click"] }),
  ),
  donation: field(
    "Formulaire de don",
    "Donation form",
    z.strictObject({
      provider: field("Prestataire", "Provider", z.literal("helloasso")),
      organisation: field(
        "Organisation",
        "Organisation",
        matching(
          /^[a-z0-9-]+$/,
          "Copiez la partie qui suit /associations/ dans l’adresse du formulaire.",
          "Copy the part after /associations/ from the form's address.",
        ),
      ),
      form: field("Numéro du formulaire", "Number of the form", z.int().positive()),
      sandbox,
    }),
  ).optional(),
  calendar: field(
    "Agenda",
    "Calendar",
    frame(
      matching(
        /^cal-[A-Za-z0-9]+$/,
        "Copiez l’identifiant depuis le code d’intégration de l’agenda, par exemple cal-AbC123.",
        "Copy the id from the calendar's embed code, e.g. cal-AbC123.",
      ),
    ).optional(),
  ),
});
