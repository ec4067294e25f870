import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { collections } from "#model/collections.ts";
import { runTool } from "./command.ts";
import { type SavedTree, TestTree } from "../content/test-tree.ts";

vi.setConfig({ testTimeout: 120_000 });

const fileCount = new TestTree().files.size;

const run = ({ parent }: SavedTree, script: string, ...options: string[]) => runTool(parent, script, ...options);

test("content-check passes with valid content, in both languages", async () => {
  using saved = new TestTree().format().save();
  expect(await run(saved, "content-check.ts")).toEqual({
    status: 0,
    stdout: `content: ${fileCount} files, no error\n`,
    stderr: "",
  });
  expect((await run(saved, "content-check.ts", "--lang", "fr")).stdout).toBe(
    `content\u00a0: ${fileCount} fichiers, aucune erreur\n`,
  );
});

test("content-check notes files not formatted like the editor and comments it would remove", async () => {
  const tree = new TestTree().format();
  tree.replace("timeline/2017.yaml", "title:\n", "# the year of the move\ntitle:\n");
  tree.replace("site.yaml", "name: ", "\nname:   ");
  using saved = tree.save();
  const { status, stdout } = await run(saved, "content-check.ts");
  expect(status).toBe(0);
  expect(stdout).toMatch(/another form.*npm run format.*\n {2}content\/site\.yaml\n/);
  expect(stdout).toMatch(/would lose this comment.*\n {2}content\/timeline\/2017\.yaml:1\n/);
  const french = await run(saved, "content-check.ts", "--lang", "fr");
  expect(french.stdout).toContain("L’éditeur perdrait ce commentaire.");
});

test("content-check lists errors by file, counts them and fails", async () => {
  const tree = new TestTree();
  tree.set("branches/lyon.yaml", "contact.email", "lyon");
  tree.set("branches/lyon.yaml", "position", "first");
  tree.write("legal/privacy.fr.md", "# Politique\n\nRien !\n");
  using saved = tree.save();
  const english = await run(saved, "content-check.ts");
  expect(english).toMatchObject({ status: 1, stderr: "" });
  expect(english.stdout).toMatch(
    /^content\/branches\/lyon.yaml:2 {2}position: .*\ncontent\/branches\/lyon.yaml:33 {2}contact.email: .*\n\ncontent\/legal\/privacy.fr.md:3 {2}No no-break.*\n\n3 errors in 2 files\n$/,
  );
  const french = await run(saved, "content-check.ts", "--lang", "fr", "--dir", "./content/");
  expect(french.status).toBe(1);
  expect(french.stdout).toContain(
    "content/branches/lyon.yaml:33  contact.email\u00a0: «\u00a0lyon\u00a0» ne convient pas pour «\u00a0Courriel\u00a0».",
  );
  expect(french.stdout).toMatch(/\n3 erreurs dans 2 fichiers\n$/);
});

test.each([
  ["an unknown language", ["--lang", "de"]],
  ["an unknown option", ["--verbose"]],
  ["an unknown format", ["--format", "xml"]],
  ["a folder that is not there, to fix", ["--fix", "--dir", "nowhere"]],
  ["a folder that is not there", ["--dir", "nowhere"]],
  ["a file for a folder", ["--dir", "content/site.yaml"]],
])("content-check reports %s without a stack trace", async (_, options) => {
  using saved = new TestTree().save();
  const { status, stdout, stderr } = await run(saved, "content-check.ts", ...options);
  expect(status).toBe(1);
  expect(stdout + stderr).not.toMatch(/^\s+at /m);
  expect(stdout + stderr).not.toBe("");
});

test("content-check --fix fixes French typography and prints the changed lines", async () => {
  const tree = new TestTree();
  tree.set("pages/home.yaml", "hero.subtitle.fr", "Bienvenue à l'école ! # l'accueil");
  tree.write("legal/privacy.fr.md", "# Politique\n\nRien !\n");
  tree.set("branches/lyon.yaml", "contact.email", "lyon");
  using saved = tree.save();
  const { status, stdout, stderr } = await run(saved, "content-check.ts", "--fix");
  expect(status).toBe(1);
  expect(stdout).toMatch(/^content\/branches\/lyon.yaml:33 .*\n\n1 error in 1 file\n$/);
  const line = tree.lineOf("pages/home.yaml", "Bienvenue");
  expect(stderr).toContain(
    `content/pages/home.yaml:${line}\n  - fr: Bienvenue à l'école ! # l'accueil\n  + fr: Bienvenue à l’école\u202f! # l'accueil\n`,
  );
  expect(stderr).toContain("French typography fixed in 2 lines");
  const home = readFileSync(join(saved.root, "pages/home.yaml"), "utf8");
  expect(home).toBe(tree.read("pages/home.yaml").replace("l'école !", "l’école\u202f!"));
  expect((await run(saved, "content-check.ts", "--fix")).stderr).toBe("");
});

test("content-check --format json lists errors in both languages", async () => {
  const tree = new TestTree();
  tree.set("branches/lyon.yaml", "contact.email", "lyon");
  using saved = tree.save();
  const { status, stdout } = await run(saved, "content-check.ts", "--format", "json");
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toEqual([
    {
      file: "content/branches/lyon.yaml",
      line: 33,
      column: 10,
      field: "contact.email",
      message: {
        fr: "«\u00a0lyon\u00a0» ne convient pas pour «\u00a0Courriel\u00a0».",
        en: '"lyon" is not valid for "E-mail address".',
      },
      remedy: {
        fr: "Écrivez l’adresse avec un @ et sans espace, par exemple contact@example.org.",
        en: "Write the address with an @ and without spaces, e.g. contact@example.org.",
      },
    },
  ]);
});

test("content-schemas writes a schema per collection, and --check finds outdated ones", async () => {
  using saved = new TestTree().save();
  expect((await run(saved, "content-schemas.ts", "--check")).status).toBe(1);
  expect((await run(saved, "content-schemas.ts")).stdout).toContain(`${Object.keys(collections).length} written`);
  expect(await run(saved, "content-schemas.ts", "--check")).toMatchObject({ status: 0, stderr: "" });
  expect((await run(saved, "content-check.ts")).status).toBe(0);
  writeFileSync(join(saved.root, ".schema/branches.json"), "{}\n");
  const { status, stderr } = await run(saved, "content-schemas.ts", "--check");
  expect(status).toBe(1);
  expect(stderr).toContain("branches.json");
});

test.each([
  "content/import-people.ts",
  "content/export-people.ts",
  "content/freshness.ts",
  "content/drift.ts",
  "events-refresh.ts",
])("%s --help prints its usage in both languages", async (script) => {
  using saved = new TestTree().save();
  expect(await run(saved, script, "--help")).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^npm run [\s\S]*--lang en/),
    stderr: "",
  });
  expect((await run(saved, script, "--help", "--lang", "en")).stdout).toContain("prints English");
});
