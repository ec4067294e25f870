import { z } from "zod";
import { keysOf } from "../keys.ts";
import { field } from "./field.ts";
import { heading, httpsUrl, phrase, text } from "./fields.ts";
import { headed, header, namedText, seo } from "./parts.ts";

/** Something opened or chosen on a page, which the accessibility tests check too. */
const states = {
  menu: field("Menu", "Menu", phrase),
  dialog: field("Boîte de dialogue", "Dialog", phrase),
  filter: field("Filtre", "Filter", phrase),
  marker: field("Repère de la carte", "Marker on the map", phrase),
  zoom: field("Agrandissement", "Zoom", phrase),
  viewer: field("Visionneuse", "Viewer", phrase),
  year: field("Année", "Year", phrase),
  school: field("École", "School", phrase),
  city: field("Ville", "City", phrase),
  talks: field("Interventions", "Talks", phrase),
};

export type AccessibilityState = keyof typeof states;
export const accessibilityStates: readonly AccessibilityState[] = keysOf(states);

const remedy = field("Recours", "Remedy", {
  text,
  href: field("Adresse du lien", "Address of the link", httpsUrl.optional()),
});

/** The accessibility statement in the order of the French model (RGAA); its figures come from the checks. */
export const accessibilityPage = field("Accessibilité", "Accessibility", {
  seo,
  header,
  scope: field("Portée", "Scope", headed),
  state: field(
    ["État de conformité", "Dans les termes de la loi"],
    ["State of conformity", "In the terms of the law"],
    headed,
  ),
  results: field(
    ["Résultats des contrôles automatiques", "Les chiffres sont remplis à la construction du site"],
    ["Results of the automatic checks", "The figures are filled in by the build"],
    {
      heading,
      text,
      pages: field("Libellé du nombre de pages contrôlées", "Label of the number of pages checked", phrase),
      sizes: field("Libellé du nombre de tailles d’écran", "Label of the number of screen sizes", phrase),
      checks: field("Libellé du nombre de contrôles", "Label of the number of checks", phrase),
      faults: field("Libellé du nombre de défauts trouvés", "Label of the number of faults found", phrase),
      statesHeading: field("Introduction des états", "Introduction of the states", phrase),
      states: field("États contrôlés", "States checked", states),
      more: field("Autres contrôles", "Other checks", text),
    },
  ),
  limits: field("Limites connues", "Known limits", {
    heading,
    text,
    items: field("Limites", "Limits", z.array(field("Limite", "Limit", namedText)).min(1)),
  }),
  established: field("Établissement de la déclaration", "How the statement was established", {
    heading,
    text,
    date: field("Libellé de la date des contrôles", "Label of the date of the checks", phrase),
    tool: field("Libellé de l’outil et de sa version", "Label of the tool and its version", phrase),
    technologies: field("Technologies dont le site dépend", "Technologies the site relies on", headed),
    environment: field("Environnement de test", "Test environment", headed),
  }),
  contact: field(
    ["Contact", "Le courriel de l’association vient à la suite"],
    ["Contact", "The association's e-mail address follows"],
    headed,
  ),
  remedies: field("Voies de recours", "Remedies", {
    heading,
    text,
    items: field("Recours", "Remedies", z.array(remedy).min(1)),
  }),
});
