import type { Locator } from "@playwright/test";
import { parse } from "yaml";
import { expect, test, type Editor } from "./editor.ts";
import { Filling } from "./fill.ts";

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

const tiers = `tiers:
  - name: { fr: Or, en: Gold }
    note: kept
    logos:
      - { name: Un, url: https://un.example/, logo: logos/un.svg, note: kept too }
      - { name: Deux, url: https://deux.example/, logo: logos/deux.svg }
      - { name: Trois, url: https://trois.example/, logo: logos/trois.svg }
  - name: { fr: Argent, en: Silver }
    logos:
      - { name: Quatre, url: https://quatre.example/, logo: logos/quatre.svg }
`;

const drawing = {
  name: "cinq.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'),
};

interface Tier {
  name: { fr: string };
  note?: string;
  logos: { name: string; logo: string; note?: string }[];
}

test.use({
  changed: { "timeline/2031.yaml": entry, "krypto-tour/sponsors.yaml": tiers },
  viewport: { width: 1440, height: 6000 },
});

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

test("items are put in another order, each with all it holds", async ({ editor }) => {
  await editor.open("timeline/entries/2031");
  const list = editor.field("Réalisations");
  await drag(editor, list, 2, 0);
  await editor.save();
  expect(parse(await editor.read("timeline/2031.yaml"))).toEqual({
    ...(parse(entry) as object),
    achievements: [
      { fr: "Troisième", en: "Third" },
      { fr: "Premier", en: "First", note: "kept" },
      { fr: "Deuxième", en: "Second" },
    ],
  });
});

test("in lists inside lists too, items are added, removed and put in another order", async ({ editor }) => {
  const before = (parse(tiers) as { tiers: Tier[] }).tiers;
  await editor.open("krypto-tour/entries/tourSponsors");
  await editor.field("Niveaux").getByRole("button", { name: "Tout développer" }).first().click();
  const logos = editor.field("Logos").first();
  await drag(editor, logos, 2, 0);
  await logos.getByRole("button", { name: "Supprimer" }).nth(2).click();
  await logos
    .getByRole("button", { name: /^Ajouter/ })
    .last()
    .click();
  await logos.getByRole("textbox", { name: "Nom" }).last().fill("Cinq");
  await new Filling(editor).upload(editor.field("Logo", logos).last(), drawing);
  await editor.save();
  const now = (parse(await editor.read("krypto-tour/sponsors.yaml")) as { tiers: Tier[] }).tiers;
  expect(now[0]?.logos.map(({ name }) => name)).toEqual(["Trois", "Un", "Cinq"]);
  expect(now[0]?.logos[2]).toMatchObject({ logo: "logos/cinq.svg" });
  expect(now[0]?.logos[1]).toEqual(before[0]?.logos[0]);
  expect(now[0]).toMatchObject({ name: { fr: "Or", en: "Gold" }, note: "kept" });
  expect(now[1]).toEqual(before[1]);
});

/** By the handle of the item, as people do. */
async function drag({ page }: Editor, list: Locator, from: number, to: number): Promise<void> {
  const handles = list.getByRole("button", { name: "Réordonner l’élément" });
  await handles.nth(from).dragTo(handles.nth(to), { targetPosition: { x: 4, y: 2 }, steps: 12 });
  await page.waitForTimeout(500);
}
