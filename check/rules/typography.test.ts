import { describe, expect, test } from "vitest";
import { frenchTypography } from "./typography.ts";

const nb = "\u00a0";

describe("what a typesetter marks is told with the word before it", () => {
  test.each([
    ["!", "spaceBeforeSign", "!"],
    [" !", "spaceBeforeSign", "!"],
    ["Dit «", "spaceInGuillemets", "Dit «"],
    ["» dit-il", "spaceInGuillemets", "»"],
    ["Article 2: la suite", "spaceBeforeSign", "Article 2:"],
    ["page:3", "spaceBeforeSign", "page:3"],
    ["1;2", "spaceBeforeSign", "1;2"],
    ["Bravo *!* encore", "spaceBeforeSign", "Bravo *!*"],
    ["un ; dit « mot", "spaceBeforeSign", "un ;"],
    ["Lire « Anticonstitutionnellement", "spaceInGuillemets", "Lire « Anticonstitu"],
    ["l'anticonstitutionnalité", "straightApostrophe", "l'anticonstitu"],
  ])("%s", (text, kind, extract) => expect(frenchTypography(text)[0]).toMatchObject({ kind, extract }));
});

test.each([`**Titre${nb}**: texte`, `Dit «**${nb}mot${nb}**».`, `Dit «_${nb}~mot~${nb}_».`])(
  "marks of emphasis stand in nobody’s way: %s",
  (text) => expect(frenchTypography(text)).toEqual([]),
);
