import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { expect, test, type Editor } from "./editor.ts";

// The editor draws a field once it is in view: here all of them are.
test.use({ viewport: { width: 1440, height: 12_000 } });

const people = ["Ada Nef", "Basile Orme", "Chloé Pinson", "Driss Quarte", "Élise Roux", "Fanny Sorel"];

/** What a telephone gives: a large photograph with a name of its own. */
async function photograph(name: string) {
  const buffer = await sharp({
    create: {
      width: 1200,
      height: 1500,
      channels: 3,
      background: { r: name.length * 9, g: name.charCodeAt(0), b: 90 },
    },
  })
    .jpeg()
    .toBuffer();
  return { name: `IMG ${name}.JPG`, mimeType: "image/jpeg", buffer };
}

async function write(editor: Editor, label: string, inside: Locator, fr: string, en: string): Promise<void> {
  const field = editor.field(label, inside);
  await field.getByRole("textbox", { name: "Français" }).fill(fr);
  await field.getByRole("textbox", { name: "Anglais" }).fill(en);
}

async function choose({ page, field }: Editor, label: string, inside: Locator): Promise<void> {
  await field(label, inside).getByRole("combobox").click();
  await page.getByRole("option").nth(1).click();
}

async function addPicture(editor: Editor, label: string, inside: Locator, alt: string): Promise<void> {
  const picture = editor.field(label, inside);
  await picture.getByRole("checkbox").check();
  await picture
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await photograph(alt));
  await write(editor, "Texte de remplacement", picture, `Portrait de ${alt}`, `Portrait of ${alt}`);
}

test("a volunteer enters a new board of six people with their photographs", async ({ editor }) => {
  await editor.open("board/new");
  await editor.form.getByRole("textbox", { name: "Libellé" }).fill("2031");
  const members = editor.field("Membres");
  const names = members.getByRole("textbox", { name: "Nom" });
  for (const [index, name] of people.entries()) {
    await members.getByRole("button", { name: /^Ajouter \u2068personne\u2069$/ }).click();
    await expect(names).toHaveCount(index + 1);
    await names.last().fill(name);
    await expect(editor.field("Fonction", members)).toHaveCount(index + 1);
    const person = names.last().locator('xpath=ancestor::*[.//*[contains(@aria-label, "Fonction")]][1]');
    await choose(editor, "Fonction", person);
    await write(editor, "Description", person, `Elle dit : c'est ${name} !`, `She says: it is ${name}!`);
    await addPicture(editor, "Portrait", person, name);
  }
  await editor.save();
  const board = parse(await editor.read("board/2031.yaml")) as { members: Record<string, unknown>[] };
  expect(board.members.map(({ name }) => name)).toEqual(people);
  expect(board.members[0]).toMatchObject({
    description: { fr: "Elle dit\u00a0: c’est Ada Nef\u00a0!" },
    image: { src: expect.stringMatching(/^2031\/[\w.-]+\.webp$/), alt: { fr: "Portrait de Ada Nef" } },
  });
  expect(await editor.list("board/2031")).toHaveLength(6);
});
