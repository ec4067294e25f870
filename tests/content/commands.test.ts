import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { TestTree } from "./test-tree.ts";

vi.setConfig({ testTimeout: 120_000 });

const project = join(import.meta.dirname, "../..");
const trees: TestTree[] = [];
afterAll(() => trees.forEach((tree) => tree.discard()));

function newTree(): TestTree {
  const tree = new TestTree();
  trees.push(tree);
  return tree;
}

function run(tree: TestTree, script: string, ...options: string[]) {
  const path = join(project, "tools", script);
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...options], {
    cwd: tree.parent,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("content-check is content with the valid tree, in both languages", () => {
  const tree = newTree();
  expect(run(tree, "content-check.ts")).toEqual({ status: 0, stdout: "content: 39 files, no fault\n", stderr: "" });
  expect(run(tree, "content-check.ts", "--lang", "fr").stdout).toBe("content\u00a0: 39 fichiers, aucune faute\n");
});

test("content-check groups the faults by file, counts them and fails", () => {
  const tree = newTree();
  tree.replace("branches/lyon.yaml", "lyon@essai.example", "lyon");
  tree.replace("branches/lyon.yaml", "position: 1", "position: first");
  tree.replace("legal/privacy.fr.md", "rien.", "rien !");
  const english = run(tree, "content-check.ts");
  expect(english).toMatchObject({ status: 1, stderr: "" });
  expect(english.stdout).toMatch(
    /^content\/branches\/lyon.yaml:3 {2}position: .*\ncontent\/branches\/lyon.yaml:28 {2}contact.email: .*\n\ncontent\/legal\/privacy.fr.md:3 {2}No no-break.*\n\n3 faults in 2 files\n$/,
  );
  const french = run(tree, "content-check.ts", "--lang", "fr", "--dir", "./content/");
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
  const { status, stdout, stderr } = run(newTree(), "content-check.ts", ...options);
  expect(status).toBe(1);
  expect(stdout + stderr).not.toMatch(/^\s+at /m);
  expect(stdout + stderr).not.toBe("");
});

test("content-schemas writes a schema per collection, and --check notices one that is out of date", () => {
  const tree = newTree();
  expect(run(tree, "content-schemas.ts", "--check").status).toBe(1);
  expect(run(tree, "content-schemas.ts").stdout).toContain("28 written");
  expect(run(tree, "content-schemas.ts", "--check")).toMatchObject({ status: 0, stderr: "" });
  expect(run(tree, "content-check.ts").status).toBe(0);
  tree.write(".schema/branches.json", "{}\n");
  const { status, stderr } = run(tree, "content-schemas.ts", "--check");
  expect(status).toBe(1);
  expect(stderr).toContain("branches.json");
});
