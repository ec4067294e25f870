import { z } from "zod";
import { choice, field, matching } from "./field.ts";

export function frame(id: z.ZodString) {
  return z.strictObject({ id: field("Identifiant", "Identifier", id) });
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
