import { afterEach, expect, test, vi } from "vitest";
import { TestTree, today } from "#tests/content/test-tree.ts";
import { ContentError, loadContent } from "./load.ts";
import { readMarkdown } from "./read/read-prose.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

test("drafts and future boards are left out, and a preview shows drafts", () => {
  const tree = new TestTree();
  tree.replace("branches/lyon.yaml", "sample: true", "draft: true");
  tree.copy("board/2025.yaml", "board/2026.yaml");
  tree.replace("board/2026.yaml", 'label: "2025"\nsample: true', 'label: "2026"\nfrom: "2026-11-15"');
  tree.set("pages/home.yaml", "hero.subtitle.en", "Hello from {name}.");
  using saved = tree.save();
  const shown = (draft: string) => {
    vi.stubEnv("DRAFTS", draft);
    const { branches, board, homePage } = loadContent(saved.root, { today });
    return { branches: branches.length, boards: board.length, subtitle: homePage.hero.subtitle.en };
  };
  expect(shown("")).toEqual({ branches: 5, boards: 3, subtitle: "Hello from KryptoCampus." });
  expect(shown("1")).toMatchObject({ branches: 6, boards: 3 });
});

function load(tree: TestTree) {
  using saved = tree.save();
  return loadContent(saved.root, { today });
}

function errorOf(tree: TestTree): ContentError {
  try {
    load(tree);
  } catch (error) {
    if (error instanceof ContentError) return error;
  }
  throw new Error("no ContentError was thrown");
}

test("the error lists the findings of all files, each on its own line", () => {
  const tree = new TestTree();
  tree.write("branches/hult.yaml", "status: soon\nposition: first\ncolour: red\n");
  tree.set("branches/lyon.yaml", "contact.email", "lyon");
  tree.set("pages/home.yaml", "hero.subtitle.fr", "Bonjour !");
  tree.remove("roles.yaml");
  const { findings, message } = errorOf(tree);
  const fields = ["city", "coordinates", "country", "name", "school", "summary", "position", "colour"];
  expect(findings.map(({ file, field }) => `${file} ${field}`)).toEqual([
    ...fields.map((field) => `content/branches/hult.yaml ${field}`),
    "content/branches/lyon.yaml contact.email",
    "content/pages/home.yaml hero.subtitle.fr",
    "content/roles.yaml ",
  ]);
  expect(message.split("\n")).toHaveLength(1 + findings.length);
  expect(message).toContain(
    'content/branches/lyon.yaml:33  contact.email: "lyon" is not valid for "E-mail address". Write the address with an @',
  );
});

test("Windows line endings give the same content, texts and places", () => {
  const windows = (tree: TestTree) => {
    for (const path of tree.files.keys()) {
      if (/\.(yaml|md)$/.test(path)) tree.write(path, tree.read(path).replaceAll("\n", "\r\n"));
    }
    return tree;
  };
  expect(load(windows(new TestTree()))).toEqual(load(new TestTree()));
  const text = (tree: TestTree) => {
    using saved = tree.save();
    return readMarkdown(saved.root, "publications/mica-un-an-apres.fr.md", {});
  };
  expect(text(windows(new TestTree()))).toBe(text(new TestTree()));
  const broken = (tree: TestTree) => {
    tree.write(
      "publications/mica-un-an-apres.en.md",
      `${tree.read("publications/mica-un-an-apres.en.md")}\n##### Five\n`,
    );
    tree.set("pages/home.yaml", "hero.subtitle.fr", "Bonjour !");
    return tree;
  };
  const places = (tree: TestTree) => errorOf(tree).findings.map(({ file, line, column }) => [file, line, column]);
  expect(places(windows(broken(new TestTree())))).toEqual(places(broken(new TestTree())));
});
