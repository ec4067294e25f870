import { parse } from "yaml";
import { expect, test } from "./editor.ts";

const entry = `title:
  fr: Un
  en: One
description:
  fr: Deux
  en: Two
achievements:
  - fr: Premier
    en: First
    note: kept
  - fr: Deuxième
    en: Second
  - fr: Troisième
    en: Third
notes:
  - kept: [1, 2]
`;

test.use({ changed: { "timeline/2031.yaml": entry } });

test("items are added and removed without touching the others, and keys nobody knows stay", async ({ editor }) => {
  await editor.open("timeline/entries/2031");
  const list = editor.field("Réalisations");
  await list.scrollIntoViewIfNeeded();
  await list.getByRole("button", { name: "Supprimer" }).nth(1).click();
  await expect(list.getByRole("button", { name: "Supprimer" })).toHaveCount(2);
  await list.getByRole("button", { name: /^Ajouter/ }).click();
  await expect(list.getByRole("button", { name: "Supprimer" })).toHaveCount(3);
  await list.getByRole("textbox", { name: "Français" }).last().fill("Quatrième");
  await list.getByRole("textbox", { name: "Anglais" }).last().fill("Fourth");
  await editor.save();
  const text = await editor.read("timeline/2031.yaml");
  expect(parse(text)).toEqual({
    ...(parse(entry) as object),
    achievements: [
      { fr: "Premier", en: "First", note: "kept" },
      { fr: "Troisième", en: "Third" },
      { fr: "Quatrième", en: "Fourth" },
    ],
  });
});
