import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { collections } from "#model/collections.ts";
import { runTool } from "./command.ts";
import { TestTree } from "../content/test-tree.ts";

const check = "content-check.ts";

test("content-check passes with valid content", async () => {
  using saved = new TestTree().save();
  expect(await runTool(saved.parent, check)).toEqual({
    status: 0,
    stdout: `content: ${new TestTree().files.size} files, no error\n`,
    stderr: "",
  });
});

test("content-check lists errors by file in both languages, counts them and fails", async () => {
  const tree = new TestTree();
  tree.set("branches/lyon.yaml", "contact.email", "lyon");
  tree.set("branches/lyon.yaml", "position", "first");
  tree.write("legal/privacy.fr.md", "# Politique\n\nRien !\n");
  using saved = tree.save();
  const english = await runTool(saved.parent, check);
  expect(english).toMatchObject({ status: 1, stderr: "" });
  expect(english.stdout).toMatch(
    /^content\/branches\/lyon.yaml:2 {2}position \(.*\ncontent\/branches\/lyon.yaml:\d+ {2}contact.email \(.*\n\ncontent\/legal\/privacy.fr.md:3 {2}French typography: .*\n\n3 errors in 2 files\n$/,
  );
  const french = await runTool(saved.parent, check, "--lang", "fr");
  expect(french.stdout).toMatch(
    /\ncontent\/branches\/lyon.yaml:\d+ {2}contact.email \(.*\)\u00a0: [^]*\n3 erreurs dans 2/,
  );
});

test.each([
  ["an unknown language", ["--lang", "de"], "--lang fr or --lang en"],
  ["an unknown option", ["--verbose"], "--verbose"],
  ["an unknown format", ["--format", "xml"], "xml"],
  ["a folder without content", [], "content"],
  ["a folder without content, to fix", ["--fix"], "content"],
])("content-check reports %s without a stack trace", async (_, options, said) => {
  using saved = new TestTree().save();
  const { status, stdout, stderr } = await runTool(saved.root, check, ...options);
  expect(status).toBe(1);
  expect(stdout + stderr).toContain(said);
  expect(stdout + stderr).not.toMatch(/^\s+at /m);
});

test("content-check --fix fixes French typography and names the files", async () => {
  const tree = new TestTree();
  tree.set("pages/home.yaml", "hero.subtitle.fr", "Bienvenue à l'école !");
  tree.write("legal/privacy.fr.md", "# Politique\n\nRien !\n");
  tree.set("branches/lyon.yaml", "contact.email", "lyon");
  using saved = tree.save();
  const { status, stdout } = await runTool(saved.parent, check, "--fix");
  expect(status).toBe(1);
  const lines = ["legal/privacy.fr.md", "pages/home.yaml"].map((file) => `French typography fixed: content/${file}\n`);
  for (const line of lines) expect(stdout).toContain(line);
  expect(stdout).toMatch(/\ncontent\/branches\/lyon.yaml:\d+ .*\n\n1 error in 1 file\n$/);
  const home = readFileSync(join(saved.root, "pages/home.yaml"), "utf8");
  expect(home).toBe(tree.read("pages/home.yaml").replace("l'école !", "l’école\u202f!"));
  expect((await runTool(saved.parent, check, "--fix")).stdout).not.toContain("typography");
});

test("content --help lists its commands, each with what it does", async () => {
  const { stdout } = await runTool(".", "content.ts", "--help");
  expect(stdout).toContain("  fix      fixes French typography, then looks for errors\n");
});

test("content-schemas writes a schema per collection of YAML files, and --check finds outdated ones", async () => {
  using saved = new TestTree().save();
  const run = (...options: string[]) => runTool(saved.parent, "content-schemas.ts", ...options);
  expect((await run("--check")).status).toBe(1);
  expect((await run()).stdout).toContain(`${Object.keys(collections).length - 1} schemas, `);
  expect(await run("--check")).toMatchObject({ status: 0, stderr: "" });
  expect((await runTool(saved.parent, check)).status).toBe(0);
  writeFileSync(join(saved.root, ".schema/branches.json"), "{}\n");
  expect(await run("--check")).toMatchObject({ status: 1, stderr: expect.stringContaining("branches.json") });
});

test.each(["fr", "en"])("launch-check in %s fails on samples and counts what is left", async (lang) => {
  using saved = new TestTree().save();
  const { status, stdout } = await runTool(saved.parent, "launch-check.ts", "--lang", lang);
  expect(status).toBe(1);
  expect(stdout).toMatch(/\n {2}content\/site\.yaml:\d+\n/);
  expect(stdout).toMatch(
    lang === "fr" ? /\n\d+ endroits à revoir avant la mise en ligne\n$/ : /\n\d+ places to review/,
  );
});
