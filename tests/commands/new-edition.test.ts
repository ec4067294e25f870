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

test("the last edition is archived with its own page", async () => {
  using saved = new TestTree().save();
  const { editions, stdout } = await openNext(saved);
  expect(editions).toEqual([
    {
      year: 2025,
      number: 4,
      date: "2025-10-11",
      city: { fr: "Lyon", en: "Lyon" },
      summary: { fr: "Une journée à Lyon.", en: "A day in Lyon." },
      paragraphs: [{ fr: "Ce fut une journée entière.", en: "It was a whole day." }],
      figures: expect.arrayContaining([
        { value: 1000, plus: true, label: { fr: "participants", en: "participants" } },
        { value: 30, plus: false, label: { fr: "stands", en: "booths" } },
      ]),
      talks: [
        { title: { fr: "Première conférence", en: "First talk" }, speakers: ["Awa Lindqvist"] },
        { title: { fr: "Deuxième conférence", en: "Second talk" }, speakers: ["Tomás Okafor"] },
      ],
      speakers: [
        { name: "Awa Lindqvist", role: { fr: "Chercheuse", en: "Researcher" } },
        { name: "Tomás Okafor", role: { fr: "Ingénieur", en: "Engineer" } },
      ],
      facts: [],
      sponsors: expect.arrayContaining([{ name: { fr: "Or", en: "Gold" }, names: ["Étoile"] }]),
    },
  ]);
  expect(stdout).toContain("content/krypto-tour/archive.yaml");
  expect(stdout).not.toMatch(/archive\.yaml:\d/);
});

test("placeholders of the last edition are filled in", async () => {
  const tree = new TestTree();
  tree.replace("krypto-tour/edition.yaml", "fr: Une journée à Lyon.", "fr: La {editionInWords}, en {tourYear}.");
  tree.replace("krypto-tour/edition.yaml", "en: It was a whole day.", 'en: "{speakers} spoke on {date}."');
  tree.replace("krypto-tour/edition.yaml", "value: 1000", 'value: "{countries}"');
  using saved = tree.save();
  const counted = loadContent(saved.root);
  const [last] = (await openNext(saved)).editions;
  expect(last?.summary.fr).toBe("La quatrième, en 2025.");
  expect(last?.paragraphs[0]?.en).toBe("2 spoke on 11\u00a0October 2025.");
  expect(last?.figures[0]?.value).toBe(counted.edition.figures[0]?.value);
  expect(readFileSync(join(saved.root, "krypto-tour/archive.yaml"), "utf8")).not.toContain("{");
});

test("older editions stay in the archive", async () => {
  const tree = new TestTree();
  const older = `  - year: 2024
    number: 3
    city: { fr: Lyon, en: Lyon }
    summary: { fr: La troisième., en: The third. }
`;
  tree.write("krypto-tour/archive.yaml", `sample: true\neditions:\n${older}`);
  using saved = tree.save();
  expect((await openNext(saved)).editions.map(({ year }) => year)).toEqual([2025, 2024]);
});
