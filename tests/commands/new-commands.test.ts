import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { checkFolder, readFolder } from "#check/check-folder.ts";
import { loadContent } from "#check/load.ts";
import { runTool } from "./command.ts";
import { nextEdition } from "./new-answers.ts";
import { type SavedTree, TestTree } from "../content/test-tree.ts";

vi.setConfig({ testTimeout: 120_000 });

async function run({ parent }: SavedTree, script: string, flags: Record<string, string> = {}, ...others: string[]) {
  const words = Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value]);
  const { status, stdout, stderr } = await runTool(parent, `content/${script}`, ...words, ...others);
  return { status, stdout: stdout.replaceAll("\u00a0", " "), stderr: stderr.replaceAll("\u00a0", " ") };
}

const read = ({ root }: SavedTree, file: string) => readFileSync(join(root, file), "utf8");
const stateOf = ({ root }: SavedTree) =>
  JSON.stringify([...readFolder(root).files].map(([path, bytes]) => [path, Buffer.from(bytes).toString("base64")]));
const findingsIn = ({ root }: SavedTree) => checkFolder(root, { lang: "en", today: new Date() }).findings;

const good: [string, Record<string, string>, string][] = [
  ["new-year.ts", { year: "2026", president: "Ana Ruiz (f)" }, "board/2026.yaml"],
  ["new-edition.ts", nextEdition, "krypto-tour/edition.yaml"],
];

test.each(good)("%s writes valid content and prints the next steps", async (script, flags, file) => {
  using saved = new TestTree().save();
  const { status, stdout, stderr } = await run(saved, script, flags);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toContain(`content/${file}`);
  expect(stdout).toMatch(/Et maintenant :\n {2}1\. .*\n/);
  expect(findingsIn(saved)).toEqual([]);
});

test.each(good)("%s --help lists every flag", async (script, flags) => {
  using saved = new TestTree().save();
  const before = stateOf(saved);
  const { status, stdout } = await run(saved, script, {}, "--help");
  expect(status).toBe(0);
  for (const flag of Object.keys(flags)) expect(stdout).toMatch(new RegExp(`^ {2}--${flag} .*\\?`, "m"));
  expect(stateOf(saved)).toBe(before);
});

test("a board with a start date takes office on that day", async () => {
  using saved = new TestTree().save();
  await run(saved, "new-year.ts", { year: "2026", president: "Ana Ruiz (f)", from: "2099-09-01" });
  expect(findingsIn(saved)).toEqual([]);
  const shown = (day: string) => {
    const { site, board } = loadContent(saved.root, { today: new Date(`${day}T12:00:00Z`) });
    return [site.officeYear, board.some(({ id }) => id === "2026")];
  };
  expect(shown("2099-08-31")).toEqual([2025, false]);
  expect(shown("2099-09-01")).toEqual([2026, true]);
});

test("branches and working groups keep the year of their people when a board takes office", async () => {
  using saved = new TestTree().save();
  const { stdout } = await run(saved, "new-year.ts", { year: "2026", president: "Ana Ruiz (f)" });
  const { site, branches, poles } = loadContent(saved.root);
  expect(site.officeYear).toBe(2026);
  const open = branches.filter((branch) => branch.status === "open");
  expect(new Set(open.map(({ officeYear }) => officeYear))).toEqual(new Set([2025]));
  expect(new Set(poles.map(({ year }) => year))).toEqual(new Set([2025]));
  expect(stdout).toMatch(/réécrivez-les :\n(?: +content.*\n)* +content\/pages\/press\.yaml:\d+ {2}contact\.text\.fr\n/);
});

const bad: [string, Record<string, string>, RegExp, RegExp][] = [
  ["new-year.ts", { year: "2026" }, /--president : à donner/, /--president: to be given/],
  ["new-year.ts", { year: "next", president: "Ana" }, /--year : une année/, /--year: a year/],
  ["new-year.ts", { year: "2025", president: "Ana" }, /existe déjà/, /already exists/],
  ["new-edition.ts", { ...nextEdition, date: "demain" }, /un jour, par exemple/, /a day, e\.g\./],
  ["new-edition.ts", { ...nextEdition, country: "Frence" }, /« France » \?/, /“France”\?/],
  ["new-edition.ts", { ...nextEdition, lat: "east" }, /entre -90 et 90/, /between -90 and 90/],
  ["new-year.ts", { colour: "red" }, /Option mal écrite/, /colour/],
];

test.each(bad.map((each, index) => [...each, index % 2 === 0] as const))(
  "%s %j is refused, and nothing is written",
  async (script, flags, french, english, inFrench) => {
    using saved = new TestTree().save();
    const before = stateOf(saved);
    const { status, stderr } = await run(saved, script, inFrench ? flags : { ...flags, lang: "en" });
    expect(stderr).toMatch(inFrench ? french : english);
    expect(status).toBe(1);
    expect(stateOf(saved)).toBe(before);
  },
);

test("a text changed in one language only is drift until it is accepted", async () => {
  using saved = new TestTree().save();
  expect((await run(saved, "drift.ts")).stdout).toBe("Rien n’a changé d’un seul côté.\n");
  await run(saved, "drift.ts", {}, "--accept");
  const text = read(saved, "branches/lyon.yaml");
  const changed = text.replace("Deux équipes, un litige", "Trois équipes, un litige");
  writeFileSync(join(saved.root, "branches/lyon.yaml"), changed);
  expect((await run(saved, "drift.ts")).stdout).toMatch(
    /lyon\.yaml:\d+ {2}summary : Le français a changé, l’anglais non/,
  );
  const both = changed.replace("Two teams, one disputed token", "Three teams, one disputed token");
  writeFileSync(join(saved.root, "branches/lyon.yaml"), both);
  expect((await run(saved, "drift.ts", { lang: "en" })).stdout).toBe("Nothing changed in one language only.\n");
  writeFileSync(
    join(saved.root, "branches/lyon.yaml"),
    text.replace("Two teams, one disputed token", "Two damp teams, one token"),
  );
  expect((await run(saved, "drift.ts", { format: "markdown", lang: "en" })).stdout).toMatch(
    /^## Changed in one.*\n\n- \[ \] .*The English has changed/,
  );
  await run(saved, "drift.ts", {}, "--accept");
  expect((await run(saved, "drift.ts", { format: "markdown" })).stdout).toBe("");
});

test("a record broken by a merge is reported", async () => {
  using saved = new TestTree().save();
  writeFileSync(join(saved.root, ".translations.json"), '<<<<<<< HEAD\n{"a": 1}');
  expect(await run(saved, "drift.ts")).toMatchObject({ status: 1, stderr: expect.stringContaining("Supprimez-le") });
});

test("moving a text is not drift", async () => {
  using saved = new TestTree().save();
  await run(saved, "drift.ts", {}, "--accept");
  const text = read(saved, "branches/lyon.yaml");
  const [summary = ""] = /^summary:\n(?: .*\n)+/m.exec(text) ?? [];
  writeFileSync(join(saved.root, "branches/lyon.yaml"), text.replace(summary, "") + summary);
  expect((await run(saved, "drift.ts")).stdout).toContain("Rien n’a changé");
});

test("freshness ignores texts under before: and after:", async () => {
  const tree = new TestTree();
  const file = "krypto-tour/edition.yaml";
  tree.set(file, "subtitle.fr", "La journée aura lieu à Lyon.");
  tree.set(file, "format.paragraphs.after.1.fr", "La suivante aura lieu ailleurs.");
  using saved = tree.save();
  const { stdout } = await run(saved, "freshness.ts", { on: "2026-01-01" });
  expect(stdout).toMatch(/subtitle\.fr.*l’annonce encore/);
  expect(stdout).not.toMatch(/format\./);
});

test("freshness checks the given day", async () => {
  using saved = new TestTree().save();
  const later = (await run(saved, "freshness.ts", { on: "2031-10-01" })).stdout;
  expect(later).toMatch(/site\.yaml:\d+ {2}officeYear : .*2025.*2031/);
  expect(later).toMatch(/copyright\.to/);
  expect(later).toMatch(/legal\/privacy\.yaml:\d+ {2}updated/);
  expect(later).toMatch(/edition\.yaml:\d+ {2}date/);
  expect((await run(saved, "freshness.ts", { on: "2026-08-31" })).stdout).not.toMatch(/officeYear/);
  expect(await run(saved, "freshness.ts", { on: "2031-02-30" })).toMatchObject({ status: 1, stdout: "" });
});
