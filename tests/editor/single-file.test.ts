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

test("an event starts at the time of its place, or lasts whole days", async ({ editor }) => {
  const add = async (title: string, start: string) => {
    const events = editor.field("Événements").first();
    await events
      .getByRole("button", { name: /^Ajouter/ })
      .last()
      .click();
    const at = (label: string) => editor.field(label, events).last();
    await at("Identifiant").getByRole("textbox").fill(title.toLowerCase());
    await at("Titre").getByRole("textbox").fill(title);
    await at("Début").locator('input[type="datetime-local"]').fill(start);
  };
  await editor.open("events/entries/agenda");
  await add("Soir", "2099-07-09T18:30");
  await add("Jour", "2099-07-10T00:00");
  await editor.save();
  const { events } = parse(await editor.read("events/agenda.yaml")) as { events: object[] };
  const seeded = seedFiles().find(({ path }) => path === "events/agenda.yaml")?.text ?? "";
  expect(events.slice(0, -2)).toEqual((parse(seeded) as { events: object[] }).events);
  expect(events.slice(-2)).toMatchObject([
    { id: "soir", start: "2099-07-09T18:30" },
    { id: "jour", start: "2099-07-10" },
  ]);
});
