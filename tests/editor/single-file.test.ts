import { parse } from "yaml";
import { expect, test } from "./editor.ts";
import { Filling } from "./fill.ts";
import { seedFiles } from "./files.ts";

test.use({ viewport: { width: 1440, height: 12_000 } });

const drawing = {
  name: "cinq.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'),
};

test("a picture of a single file is put beside it", async ({ editor }) => {
  const fill = new Filling(editor);
  await editor.open("partners/entries/sponsors");
  const logos = editor.field("Logos").first();
  await logos
    .getByRole("button", { name: /^Ajouter/ })
    .last()
    .click();
  await logos.getByRole("textbox", { name: "Nom" }).last().fill("Cinq");
  await expect(logos.getByText("URL")).toHaveCount(0);
  await fill.upload(editor.field("Logo", logos).last(), drawing);
  await editor.save();
  const { items } = parse(await editor.read("partners/sponsors.yaml")) as { items: object[] };
  expect(items.at(-1)).toMatchObject({ name: "Cinq", logo: "logos/cinq.svg" });
  expect([...(await editor.changedSince(seedFiles())).keys()].toSorted()).toEqual([
    "partners/logos/cinq.svg",
    "partners/sponsors.yaml",
  ]);
});
