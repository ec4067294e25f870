import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runTool } from "./command.ts";
import { type SavedTree, TestTree } from "../content/test-tree.ts";

const file = "branches/lyon.yaml";
const none = "Nothing changed in one language only.\n";
const frenchChanged = /lyon\.yaml:\d+ {2}summary: The French has changed, the English has not/;
const french = ["Deux équipes, un litige", "Trois équipes, un litige"] as const;
const english = ["Two teams, one disputed token", "Three teams, one disputed token"] as const;

let saved: SavedTree;
beforeEach(async () => {
  saved = new TestTree().save();
  await run("drift.ts", "--accept");
});
afterEach(() => saved[Symbol.dispose]());

async function run(script: string, ...words: string[]) {
  const { status, stdout, stderr } = await runTool(saved.parent, `content/${script}`, ...words, "--lang", "en");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return stdout;
}

function rewrite(from: string, to: string) {
  const text = readFileSync(join(saved.root, file), "utf8");
  expect(text).toContain(from);
  writeFileSync(join(saved.root, file), text.replace(from, to));
}

async function importOffice() {
  const people = ["Margaux Perrachon;présidente", "Idriss Belkacemi;trésorier", "Ana Darcy;trésorière"];
  const sheet = ["Groupe;Où;Nom;Rôle", ...people.map((person) => `antenne;Lyon;${person}`)].join("\n");
  writeFileSync(join(saved.parent, "people.csv"), sheet);
  expect(await run("import-people.ts", "people.csv", "--write")).toContain(file);
}

test("a text changed in one language only is drift until the other changes or it is accepted", async () => {
  rewrite(...french);
  expect(await run("drift.ts")).toMatch(frenchChanged);
  rewrite(...english);
  expect(await run("drift.ts")).toBe(none);
  rewrite(french[1], french[0]);
  expect(await run("drift.ts", "--format", "markdown")).toMatch(
    /^## Changed in one.*\n\n- \[ \] .*The English has changed/,
  );
  await run("drift.ts", "--accept");
  expect(await run("drift.ts", "--format", "markdown")).toBe("");
});

test("moving a text, or importing people into its file, is not drift", async () => {
  const text = readFileSync(join(saved.root, file), "utf8");
  const [summary = ""] = /^summary:\n(?: .*\n)+/m.exec(text) ?? [];
  writeFileSync(join(saved.root, file), text.replace(summary, "") + summary);
  expect(await run("drift.ts")).toBe(none);
  await importOffice();
  expect(await run("drift.ts")).toBe(none);
  rewrite(english[0], "Two damp teams, one token");
  expect(await run("drift.ts")).toMatch(/The English has changed/);
});

test("an import keeps earlier drift in the same file on the list", async () => {
  rewrite(...french);
  await importOffice();
  expect(await run("drift.ts")).toMatch(frenchChanged);
  rewrite(...english);
  expect(await run("drift.ts")).toBe(none);
});

test("nothing is accepted while a file is unreadable, and a record broken by a merge is reported", async () => {
  const record = join(saved.root, ".translations.json");
  const before = readFileSync(record, "utf8");
  writeFileSync(join(saved.root, file), "name: one: two\n");
  expect((await runTool(saved.parent, "content/drift.ts", "--accept")).status).toBe(1);
  expect(readFileSync(record, "utf8")).toBe(before);
  writeFileSync(record, '<<<<<<< HEAD\n{"a": 1}');
  expect(await runTool(saved.parent, "content/drift.ts")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("Supprimez-le"),
  });
});
