import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { runTool } from "./command.ts";
import { type SavedTree, TestTree } from "../content/test-tree.ts";

vi.setConfig({ testTimeout: 120_000 });

const file = "branches/lyon.yaml";
const none = "Nothing changed in one language only.\n";

async function run({ parent }: SavedTree, script: string, ...words: string[]) {
  const { status, stdout, stderr } = await runTool(parent, `content/${script}`, ...words, "--lang", "en");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return stdout;
}

function rewrite({ root }: SavedTree, from: string, to: string) {
  const text = readFileSync(join(root, file), "utf8");
  expect(text).toContain(from);
  writeFileSync(join(root, file), text.replace(from, to));
}

async function importOffice(saved: SavedTree) {
  const people = ["Margaux Perrachon;présidente", "Idriss Belkacemi;trésorier", "Ana Darcy;trésorière"];
  const sheet = ["Groupe;Où;Nom;Rôle", ...people.map((person) => `antenne;Lyon;${person}`)].join("\n");
  writeFileSync(join(saved.parent, "people.csv"), sheet);
  expect(await run(saved, "import-people.ts", "people.csv", "--write")).toContain(file);
}

test("an import keeps earlier drift in the same file on the list", async () => {
  using saved = new TestTree().save();
  await run(saved, "drift.ts", "--accept");
  rewrite(saved, "Deux équipes, un litige", "Trois équipes, un litige");
  const drifted = /summary: The French has changed, the English has not/;
  expect(await run(saved, "drift.ts")).toMatch(drifted);
  await importOffice(saved);
  expect(await run(saved, "drift.ts")).toMatch(drifted);
  rewrite(saved, "Two teams, one disputed token", "Three teams, one disputed token");
  expect(await run(saved, "drift.ts")).toBe(none);
});

test("an import into a file without drift adds none", async () => {
  using saved = new TestTree().save();
  await run(saved, "drift.ts", "--accept");
  await importOffice(saved);
  expect(await run(saved, "drift.ts")).toBe(none);
  rewrite(saved, "Two teams, one disputed token", "Two damp teams, one token");
  expect(await run(saved, "drift.ts")).toMatch(/The English has changed/);
});

test("nothing is accepted while a file is unreadable", async () => {
  using saved = new TestTree().save();
  await run(saved, "drift.ts", "--accept");
  const record = () => readFileSync(join(saved.root, ".translations.json"), "utf8");
  const before = record();
  writeFileSync(join(saved.root, file), "name: one: two\n");
  expect((await runTool(saved.parent, "content/drift.ts", "--accept")).status).toBe(1);
  expect(record()).toBe(before);
});
