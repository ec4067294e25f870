import { expect, test, vi } from "vitest";
import { TestTree, today } from "#tests/content/test-tree.ts";
import { loadContent } from "./load.ts";

function load(tree: TestTree) {
  using saved = tree.save();
  return loadContent(saved.root, today);
}

test("drafts and future boards are left out, and a preview shows drafts", () => {
  const tree = new TestTree();
  tree.replace("branches/lyon.yaml", "sample: true", "draft: true");
  tree.copy("board/2025.yaml", "board/2026.yaml");
  tree.replace("board/2026.yaml", 'label: "2025"\nsample: true', 'label: "2026"\nfrom: "2026-11-15"');
  tree.set("pages/home.yaml", "hero.subtitle.en", "Hello from {name}.");
  const shown = (draft: string) => {
    vi.stubEnv("DRAFTS", draft);
    const { branches, board, homePage } = load(tree);
    return { branches: branches.length, boards: board.length, subtitle: homePage.hero.subtitle.en };
  };
  expect(shown("")).toEqual({ branches: 9, boards: 3, subtitle: "Hello from KryptoCampus." });
  expect(shown("1")).toMatchObject({ branches: 10, boards: 3 });
});

test("the error lists the findings of all files, each on its own line", () => {
  const tree = new TestTree();
  tree.set("branches/lyon.yaml", "contact.email", "lyon");
  tree.set("pages/home.yaml", "hero.subtitle.fr", "Bonjour !");
  const loading = () => load(tree);
  expect(loading).toThrow(/\/branches\/lyon\.yaml:\d+ {2}contact\.email .*\n.*\/pages\/home\.yaml:13 /);
});

test("Windows line endings give the same content", () => {
  const tree = new TestTree();
  for (const path of tree.files.keys())
    if (/\.(yaml|md)$/.test(path)) tree.write(path, tree.read(path).replaceAll("\n", "\r\n"));
  expect(load(tree)).toEqual(load(new TestTree()));
});
