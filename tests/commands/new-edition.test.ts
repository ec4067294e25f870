import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { checkFolder } from "#check/check-folder.ts";
import { loadContent } from "#check/load.ts";
import { runTool } from "./command.ts";
import { nextEdition } from "./new-answers.ts";
import { type SavedTree, TestTree } from "../content/test-tree.ts";

vi.setConfig({ testTimeout: 120_000 });

const next = Object.entries(nextEdition).flatMap(([flag, value]) => [`--${flag}`, value]);

async function openNext({ parent, root }: SavedTree) {
  const { status, stdout, stderr } = await runTool(parent, "content/new-edition.ts", ...next);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(checkFolder(root, { lang: "en", today: new Date() }).findings).toEqual([]);
  return { stdout, editions: loadContent(root).archive.editions };
}

test("the last edition is archived with its own page, before the older ones", async () => {
  using saved = new TestTree().save();
  const { editions, stdout } = await openNext(saved);
  expect(editions[0]).toMatchObject({
    year: 2025,
    number: 4,
    date: "2025-10-11",
    city: { fr: "Lyon", en: "Lyon" },
    summary: {
      en: "A day of talks, workshops and conversations, put together by students and open to every question.",
    },
    paragraphs: [{ en: expect.stringContaining("drew more than 1,000") }, {}, {}],
    figures: expect.arrayContaining([
      { value: 1000, plus: true, label: { fr: "participants", en: "participants" } },
      { value: 30, plus: false, label: { fr: "stands", en: "booths" } },
    ]),
    talks: expect.arrayContaining([
      {
        title: {
          fr: "Ouverture : de Marseille à Lyon, quatre éditions",
          en: "Opening: four editions, from Marseille to Lyon",
        },
        speakers: ["Inès Marchetti", "Idris Camara"],
      },
    ]),
    speakers: expect.arrayContaining([
      { name: "Inès Marchetti", role: { fr: "Présidente, KryptoCampus", en: "President, KryptoCampus" } },
    ]),
    facts: [],
    sponsors: expect.arrayContaining([{ name: { fr: "Or", en: "Gold" }, names: ["Bancarelle", "Maison Talvère"] }]),
  });
  expect(editions.map(({ year }) => year)).toEqual([2025, 2024, 2022]);
  expect(stdout).toContain("content/krypto-tour/archive.yaml");
  expect(stdout).not.toMatch(/archive\.yaml:\d/);
});

test("placeholders of the last edition are filled in", async () => {
  const tree = new TestTree();
  const file = "krypto-tour/edition.yaml";
  tree.set(file, "subtitle.fr", "La {editionInWords}, en {tourYear}.");
  tree.set(file, "format.paragraphs.after.1.en", '"{speakers} spoke on {date}."');
  tree.set(file, "figures.1.value", '"{countries}"');
  using saved = tree.save();
  const counted = loadContent(saved.root);
  const [last] = (await openNext(saved)).editions;
  expect(last?.summary.fr).toBe("La quatrième, en 2025.");
  expect(last?.paragraphs[0]?.en).toBe("8 spoke on 11\u00a0October 2025.");
  expect(last?.figures[0]?.value).toBe(counted.edition.figures[0]?.value);
  expect(readFileSync(join(saved.root, "krypto-tour/archive.yaml"), "utf8")).not.toContain("{");
});
