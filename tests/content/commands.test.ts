import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { type SavedTree, TestTree } from "./test-tree.ts";

vi.setConfig({ testTimeout: 120_000 });

const fileCount = new TestTree().files.size;
const project = join(import.meta.dirname, "../..");

function run({ parent }: SavedTree, script: string, ...options: string[]) {
  const path = join(project, "tools", script);
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...options], { cwd: parent, encoding: "utf8" });
  return { status, stdout, stderr };
}

test("content-check is content with the valid tree, in both languages", () => {
  using saved = new TestTree().save();
  expect(run(saved, "content-check.ts")).toEqual({
    status: 0,
    stdout: `content: ${fileCount} files, no fault\n`,
    stderr: "",
  });
  expect(run(saved, "content-check.ts", "--lang", "fr").stdout).toBe(
    `content\u00a0: ${fileCount} fichiers, aucune faute\n`,
  );
});

test("content-check groups the faults by file, counts them and fails", () => {
  const tree = new TestTree();
  tree.replace("branches/lyon.yaml", "lyon@essai.example", "lyon");
  tree.replace("branches/lyon.yaml", "country: france", "country: italy");
  tree.replace("legal/privacy.fr.md", "rien.", "rien !");
  using saved = tree.save();
  const english = run(saved, "content-check.ts");
  expect(english).toMatchObject({ status: 1, stderr: "" });
  expect(english.stdout).toMatch(
    /^content\/branches\/lyon.yaml:10 {2}country: .*\ncontent\/branches\/lyon.yaml:28 {2}contact.email: .*\n\ncontent\/legal\/privacy.fr.md:3 {2}No no-break.*\n\n3 faults in 2 files\n$/,
  );
  const french = run(saved, "content-check.ts", "--lang", "fr", "--dir", "./content/");
  expect(french.status).toBe(1);
  expect(french.stdout).toContain(
    "content/branches/lyon.yaml:28  contact.email\u00a0: «\u00a0lyon\u00a0» n’est pas une adresse électronique.",
  );
  expect(french.stdout).toMatch(/\n3 fautes dans 2 fichiers\n$/);
});

test.each([
  ["an unknown language", ["--lang", "de"]],
  ["an unknown option", ["--verbose"]],
  ["a folder that is not there", ["--dir", "nowhere"]],
  ["a file for a folder", ["--dir", "content/site.yaml"]],
])("content-check meets %s without a stack trace", (_, options) => {
  using saved = new TestTree().save();
  const { status, stdout, stderr } = run(saved, "content-check.ts", ...options);
  expect(status).toBe(1);
  expect(stdout + stderr).not.toMatch(/^\s+at /m);
  expect(stdout + stderr).not.toBe("");
});

test("content-schemas writes a schema per collection, and --check notices one that is out of date", () => {
  using saved = new TestTree().save();
  expect(run(saved, "content-schemas.ts", "--check").status).toBe(1);
  expect(run(saved, "content-schemas.ts").stdout).toContain("25 written");
  expect(run(saved, "content-schemas.ts", "--check")).toMatchObject({ status: 0, stderr: "" });
  expect(run(saved, "content-check.ts").status).toBe(0);
  writeFileSync(join(saved.root, ".schema/branches.json"), "{}\n");
  const { status, stderr } = run(saved, "content-schemas.ts", "--check");
  expect(status).toBe(1);
  expect(stderr).toContain("branches.json");
});
