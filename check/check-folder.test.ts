import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { TestTree, today } from "#tests/content/test-tree.ts";
import { checkFilesOnMap, checkFolder, readFolder } from "./check-folder.ts";
import { catalogues } from "./messages/catalogue.ts";

function small() {
  const tree = new TestTree();
  tree.files.clear();
  for (const path of ["b.md", "a/c/d.md", "a/.hidden.md", ".git/e.md", "README.md"]) tree.write(path, path);
  return tree.save();
}

test("the coordinates of a branch are checked with the world atlas", () => {
  const tree = new TestTree();
  const fields = () => {
    const files = new Map(["branches/lyon.yaml", "countries.yaml"].map((path) => [path, tree.bytes(path)]));
    return checkFilesOnMap(files, { lang: "en", today }).findings.map(({ file, field }) => `${file} ${field}`);
  };
  expect(fields()).not.toContain("content/branches/lyon.yaml coordinates");
  tree.replace("branches/lyon.yaml", "lat: 45.749", "lat: 55.749");
  expect(fields()).toContain("content/branches/lyon.yaml coordinates");
});

test("every file is read except hidden ones", () => {
  using saved = small();
  const { files, unreadable } = readFolder(saved.root);
  expect([...files.keys()].toSorted()).toEqual(["README.md", "a/c/d.md", "b.md"]);
  expect(new TextDecoder().decode(files.get("a/c/d.md"))).toBe("a/c/d.md");
  expect(unreadable).toEqual([]);
});

test("a symbolic link to a file or a folder is a finding and is not followed", () => {
  using saved = small();
  writeFileSync(join(saved.parent, "secret.md"), "secret");
  mkdirSync(join(saved.root, "pages"));
  symlinkSync(join(saved.parent, "secret.md"), join(saved.root, "pages/home.md"));
  symlinkSync(saved.parent, join(saved.root, "more"));
  const { files, links } = readFolder(saved.root);
  expect(links).toEqual(["more", "pages/home.md"]);
  expect(files.has("pages/home.md")).toBe(false);
  const [message, remedy] = catalogues.en.symbolicLink();
  const { findings } = checkFolder(saved.root, { lang: "en", today });
  for (const path of links)
    expect(findings).toContainEqual({ file: `content/${path}`, line: 0, column: 0, field: "", message, remedy });
});

// Root can read every file.
test.skipIf(process.getuid?.() === 0)("a file that cannot be opened is a finding, sorted among the others", () => {
  using saved = small();
  mkdirSync(join(saved.root, "pages"));
  writeFileSync(join(saved.root, "pages/home.md"), "x", { mode: 0 });
  expect(readFolder(saved.root).unreadable).toEqual(["pages/home.md"]);
  const { findings, fileCount } = checkFolder(saved.root, { lang: "fr", today });
  const [message, remedy] = catalogues.fr.unreadableFile();
  const files = findings.map(({ file }) => file);
  expect(fileCount).toBe(3);
  expect(findings).toContainEqual({ file: "content/pages/home.md", line: 0, column: 0, field: "", message, remedy });
  expect(files).toContain("content/site.yaml");
  expect(files).toEqual(files.toSorted());
});

test("a missing folder, or a file in its place, is one finding", () => {
  using saved = small();
  const [message, remedy] = catalogues.en.noContentFolder();
  const file = join(saved.parent, "file");
  writeFileSync(file, "");
  for (const root of [file, `${saved.parent}/else/../file`, `${saved.parent}/nowhere/file`])
    expect(checkFolder(root, { lang: "en", today })).toEqual({
      fileCount: 0,
      findings: [{ file: "file", line: 0, column: 0, field: "", message, remedy }],
      notes: [],
    });
});
