import { describe, expect, test } from "vitest";
import { frenchTypography } from "./typography.ts";

const nb = "\u00a0";
const nn = "\u202f";

describe("an error is reported with the word before it", () => {
  test.each([
    ["Qui êtes-vous ?", "spaceBeforeSign", "êtes-vous ?"],
    ["Une idée : apprendre", "spaceBeforeSign", "idée :"],
    ["**Titre**: texte", "spaceBeforeSign", "**Titre**:"],
    ["Bravo\n!", "spaceBeforeSign", "Bravo\n!"],
    ["l'école", "straightApostrophe", "l'école"],
    ['dit "oui" ici', "straightQuotes", 'dit "oui"'],
    [`«Bonjour${nb}»`, "spaceInGuillemets", "«Bonjour"],
    [`«${nb}Bonjour »`, "spaceInGuillemets", "Bonjour »"],
    ["Lire https://example.org/ : ici", "spaceBeforeSign", "https://example.org/ :"],
    ["Dit «", "spaceInGuillemets", "Dit «"],
    ["page:3", "spaceBeforeSign", "page:3"],
    ["Bravo *!* encore", "spaceBeforeSign", "Bravo *!*"],
    ["un ; dit « mot", "spaceBeforeSign", "un ;"],
    ["l'anticonstitutionnalité", "straightApostrophe", "l'anticonstitu"],
  ])("%s", (text, kind, extract) => expect(frenchTypography(text)[0]).toMatchObject({ kind, extract }));
});

describe("correct French has no error", () => {
  test.each([
    `**Titre${nb}**: texte`,
    `Dit «_${nb}~mot~${nb}_».`,
    `Qui êtes-vous${nn}? Des étudiants${nn}!`,
    `Une idée${nb}: apprendre${nn}; et transmettre.`,
    `«${nb}Bonjour${nb}», dit-elle.`,
    "Rendez-vous à 09:30, image en 16:9.",
    `Un choix${nn}?! (?)`,
    `**Titre**${nb}: texte, et **Titre${nb}:** texte`,
    "Entité&nbsp;: admise.",
    `Fin de ligne${nb}:\n- un`,
  ])("%s", (text) => expect(frenchTypography(text)).toEqual([]));
});
