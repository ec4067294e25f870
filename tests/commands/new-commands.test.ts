import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkFolder, readFolder } from "#check/check-folder.ts";
import { loadContent } from "#check/load.ts";
import { runTool } from "./command.ts";
import { nextEdition } from "./new-answers.ts";
import { type SavedTree, TestTree } from "../content/test-tree.ts";

async function run({ parent }: SavedTree, script: string, options: Record<string, string>) {
  const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const { status, stdout, stderr } = await runTool(parent, `content/${script}`, ...words);
  return { status, stdout: stdout.replaceAll("\u00a0", " "), stderr: stderr.replaceAll("\u00a0", " ") };
}

/** Runs a command that succeeds, and checks what it wrote. */
async function write(saved: SavedTree, script: string, options: Record<string, string>) {
  const { status, stdout, stderr } = await run(saved, script, options);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(/Et maintenant :\n {2}1\. .*\n/);
  expect(checkFolder(saved.root, { lang: "en", today: new Date() }).findings).toEqual([]);
  return stdout;
}

const president = { year: "2026", president: "Ana Ruiz (f)" };

test("a new board takes office, and branches and working groups keep the year of their people", async () => {
  using saved = new TestTree().save();
  const stdout = await write(saved, "new-year.ts", president);
  expect(stdout).toContain("  content/board/2026.yaml\n");
  expect(stdout).toMatch(/réécrivez-les :\n(?: +content.*\n)* +content\/pages\/press\.yaml:\d+ {2}contact\.text\.fr\n/);
  const { site, branches, poles } = loadContent(saved.root);
  expect(site.officeYear).toBe(2026);
  const open = branches.filter((branch) => branch.status === "open");
  expect(new Set(open.map(({ officeYear }) => officeYear))).toEqual(new Set([2025]));
  expect(new Set(poles.map(({ year }) => year))).toEqual(new Set([2025]));
});

test("a board with a start date takes office on that day", async () => {
  using saved = new TestTree().save();
  await write(saved, "new-year.ts", { ...president, from: "2099-09-01" });
  const shown = (day: string) => {
    const { site, board } = loadContent(saved.root, { today: new Date(`${day}T12:00:00Z`) });
    return [site.officeYear, board.some(({ id }) => id === "2026")];
  };
  expect(shown("2099-08-31")).toEqual([2025, false]);
  expect(shown("2099-09-01")).toEqual([2026, true]);
});

test("the last edition is archived with its own page, before the older ones", async () => {
  using saved = new TestTree().save();
  const stdout = await write(saved, "new-edition.ts", nextEdition);
  expect(stdout).toContain("  content/krypto-tour/archive.yaml\n");
  expect(stdout).not.toMatch(/archive\.yaml:\d/);
  const { editions } = loadContent(saved.root).archive;
  expect(editions[0]).toMatchObject({
    year: 2099,
    number: 4,
    date: "2099-10-10",
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
          fr: "Ouverture\u00a0: de Marseille à Lyon, quatre éditions",
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
  expect(editions.map(({ year }) => year)).toEqual([2099, 2024, 2022]);
});

test("an archived edition has its placeholders filled in", async () => {
  const tree = new TestTree();
  const file = "krypto-tour/edition.yaml";
  tree.set(file, "subtitle.fr", "La {editionInWords}, en {tourYear}.");
  tree.set(file, "format.paragraphs.after.1.en", '"{speakers} spoke on {date}."');
  tree.set(file, "figures.1.value", '"{countries}"');
  using saved = tree.save();
  const counted = loadContent(saved.root).edition.figures[0]?.value;
  await write(saved, "new-edition.ts", nextEdition);
  const [last] = loadContent(saved.root).archive.editions;
  expect(last?.summary.fr).toBe("La quatrième, en 2099.");
  expect(last?.paragraphs[0]?.en).toBe("8 spoke on 10\u00a0October 2099.");
  expect(last?.figures[0]?.value).toBe(counted);
  expect(readFileSync(join(saved.root, "krypto-tour/archive.yaml"), "utf8")).not.toContain("{");
});

test.each([
  ["new-year.ts", { year: "2026" }, /--president : à donner/],
  ["new-year.ts", { year: "next", president: "Ana", lang: "en" }, /--year: a year/],
  ["new-year.ts", { year: "2025", president: "Ana" }, /existe déjà/],
  [
    "new-edition.ts",
    { ...nextEdition, date: "demain", country: "Frence", lat: "-91", lang: "en" },
    /a day, e\.g\..*\n.*“France”\?\n.*between -90 and 90/,
  ],
])("%s %j is refused, and nothing is written", async (script, options, reason) => {
  using saved = new TestTree().save();
  const state = () => [...readFolder(saved.root).files].map(([path, bytes]) => [path, Buffer.from(bytes).toString()]);
  const before = state();
  const { status, stderr } = await run(saved, script, { ...options });
  expect(stderr).toMatch(reason);
  expect(status).toBe(1);
  expect(state()).toEqual(before);
});

test("freshness checks the given day, and ignores texts under before: and after:", async () => {
  const tree = new TestTree();
  const file = "krypto-tour/edition.yaml";
  tree.set(file, "date", '"2025-10-11"');
  tree.set(file, "subtitle.fr", "La journée aura lieu à Lyon.");
  tree.set(file, "format.paragraphs.after.1.fr", "La suivante aura lieu ailleurs.");
  using saved = tree.save();
  const on = async (day: string) => (await run(saved, "freshness.ts", { on: day })).stdout;
  const later = await on("2031-10-01");
  expect(later).toMatch(/site\.yaml:\d+ {2}officeYear : .*2025.*2031/);
  expect(later).toMatch(/copyright\.to/);
  expect(later).toMatch(/legal\/privacy\.yaml:\d+ {2}updated/);
  expect(later).toMatch(/edition\.yaml:\d+ {2}date/);
  expect(later).toMatch(/subtitle\.fr.*l’annonce encore/);
  expect(later).not.toMatch(/format\./);
  expect(await on("2026-08-31")).not.toMatch(/officeYear/);
  expect(await run(saved, "freshness.ts", { on: "2031-02-30" })).toMatchObject({ status: 1, stdout: "" });
});
