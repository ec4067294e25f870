import { expect, test } from "vitest";
import { TestTree, today } from "#tests/content/test-tree.ts";
import { checkFiles } from "./check-files.ts";

const check = (tree: TestTree) => checkFiles(tree.files, { lang: "en", today });

test("valid content has single files, and folders whose files have ids", () => {
  const tree = new TestTree();
  tree.remove("redirects.yaml");
  const { content, findings, notes, fileCount } = check(tree);
  expect({ findings, notes, fileCount }).toEqual({ findings: [], notes: [], fileCount: tree.files.size });
  expect(content?.site.name).toBe("KryptoCampus");
  expect(content?.board).toMatchObject([{ id: "2017-2020" }, { id: "2024" }, { id: "2025", label: "2025" }]);
  expect(content?.branches.map(({ id }) => id)).toEqual(["essec", "hult", "lyon", "mons", "paris4", "telecom"]);
  expect(content?.redirects).toMatchObject({ redirects: [] });
});

test("content with findings across files is loaded, with sorted findings and notes", () => {
  const tree = new TestTree();
  tree.set("pages/home.yaml", "hero.subtitle.fr", "Bonjour !");
  tree.replace("branches/lyon.yaml", "country: france", "country: spain");
  tree.copy("branches/lyon/1.webp", "krypto-tour/photos/pont.webp");
  tree.replace("site.yaml", "sample: true", "sample: false");
  const { content, findings, notes } = check(tree);
  expect(content?.branches).toHaveLength(6);
  expect(findings.map(({ file, field }) => `${file} ${field}`)).toEqual([
    "content/branches/lyon.yaml country",
    "content/pages/home.yaml hero.subtitle.fr",
  ]);
  const files = notes.map(({ file }) => file);
  expect(files).toEqual(files.toSorted());
  expect(files).toContain("content/board/2025.yaml");
  expect(files).toContain("content/krypto-tour/photos/pont.webp");
});

test.each<[string, (tree: TestTree) => void, string]>([
  ["a file is not valid", (tree) => tree.write("board/2026.yaml", "label: 2026\n"), "board/2026.yaml"],
  ["a file is missing", (tree) => tree.remove("site.yaml"), "site.yaml"],
  [
    "a file that may be missing cannot be read",
    (tree) => tree.write("redirects.yaml", Uint8Array.of(0xff)),
    "redirects.yaml",
  ],
])("there is no content when %s", (_, change, file) => {
  const tree = new TestTree();
  change(tree);
  const checked = check(tree);
  expect(checked).not.toHaveProperty("content");
  expect(checked.findings.map((finding) => finding.file)).toContain(`content/${file}`);
});
