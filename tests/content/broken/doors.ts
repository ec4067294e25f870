import type { BrokenCopy } from "./broken-copy.ts";

/** What goes wrong in the pages for students, partners and the press, and in the notes of a publication. */
export const brokenDoors: BrokenCopy[] = [
  {
    name: "a note that is called and missing",
    change: (tree) => tree.replace("publications/guide.fr.md", "pour toujours.", "pour toujours.[^perte]"),
    file: "publications/guide.fr.md",
    line: "[^perte]",
    message: 'The text calls the note "perte", which is not there.',
    remedy: "Add a line [^perte]:",
  },
  {
    name: "a note that nothing calls",
    change: (tree) => tree.replace("publications/guide.fr.md", "Rendez-vous", "[^perte]: Article 2.\n\nRendez-vous"),
    file: "publications/guide.fr.md",
    line: "[^perte]",
    message: 'Nothing in the text calls the note "perte".',
    remedy: "Write [^perte] where it belongs",
  },
  {
    name: "a row of the partners’ table with a cell too few",
    change: (tree) =>
      tree.replace(
        "pages/partner.yaml",
        'cells:\n        - text:\n            fr: "20"\n            en: "20"\n',
        "cells: # one less\n",
      ),
    file: "pages/partner.yaml",
    line: "# one less",
    field: "tiers.rows.3.cells",
    message: "This row has cells for 3 tiers, and there are 4.",
    remedy: "Give one value for each name",
  },
  {
    name: "a contact whose role nobody knows",
    change: (tree) => tree.replace("pages/press.yaml", "role: treasurer", "role: tresurer"),
    file: "pages/press.yaml",
    line: "tresurer",
    field: "contact.role",
    message: 'There is no role "tresurer".',
    remedy: 'Did you mean "treasurer"?',
  },
  {
    name: "a figure without its source",
    change: (tree) =>
      tree.replace(
        "pages/partner.yaml",
        "      source:\n        fr: Registre des membres\n        en: Register of members\n",
        "",
      ),
    file: "pages/partner.yaml",
    line: "- value: 800",
    field: "reach.figures.1.source",
    message: "The line `source:` is missing.",
    remedy: "Add it",
  },
];
