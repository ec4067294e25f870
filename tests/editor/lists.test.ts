import type { Locator } from "@playwright/test";
import { parse } from "yaml";
import { expect, test, type Editor } from "./editor.ts";
import { drawing, Filling } from "./fill.ts";

const edition = `number: 1
date: "2025-10-11"
city: { fr: Lyon, en: Lyon }
summary: { fr: Une journée., en: One day. }
sponsors:
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

interface Tier {
  name: { fr: string };
  note?: string;
  logos: { name: string; logo: string; note?: string }[];
}

test.use({
  changed: { "krypto-tour/2025.yaml": edition },
  viewport: { width: 1440, height: 6000 },
});

test("items of nested lists can be added, removed and reordered", async ({ editor }) => {
  const before = (parse(edition) as { sponsors: Tier[] }).sponsors;
  await editor.open("editions/entries/2025");
  await editor.field("Sponsors").getByRole("button", { name: "Tout développer" }).first().click();
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
  const now = (parse(await editor.read("krypto-tour/2025.yaml")) as { sponsors: Tier[] }).sponsors;
  expect(now[0]?.logos.map(({ name }) => name)).toEqual(["Trois", "Un", "Cinq"]);
  expect(now[0]?.logos[2]).toMatchObject({ logo: "logos/cinq.svg" });
  expect(now[0]?.logos[1]).toEqual(before[0]?.logos[0]);
  expect(now[0]).toMatchObject({ name: { fr: "Or", en: "Gold" }, note: "kept" });
  expect(now[1]).toEqual(before[1]);
});

async function drag({ page }: Editor, list: Locator, from: number, to: number): Promise<void> {
  const handles = list.getByRole("button", { name: "Réordonner l’élément" });
  await handles.nth(from).dragTo(handles.nth(to), { targetPosition: { x: 4, y: 2 }, steps: 12 });
  await page.waitForTimeout(500);
}
