import { expect, test } from "vitest";
import { ContentError, loadContent } from "#check/load.ts";
import { readMarkdown } from "#check/read/read-prose.ts";
import { TestTree } from "./test-tree.ts";

function load(tree: TestTree, today?: Date) {
  using saved = tree.save();
  return loadContent(saved.root, today && { today });
}

function errorOf(tree: TestTree, today?: Date): ContentError {
  try {
    load(tree, today);
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

test("the whole content, with ids from the file names and the defaults filled in", () => {
  const content = load(new TestTree());
  expect(content.site.name).toBe("Réseau d’essai");
  expect(content.branches.map(({ id }) => id)).toEqual(["hult", "lyon", "mons", "ucl"]);
  expect(content.branches.find(({ id }) => id === "mons")).toMatchObject({ listed: true, gallery: [] });
});

test("every fault of every file at once", () => {
  const tree = new TestTree();
  tree.replace("branches/lyon.yaml", "lyon@essai.example", "lyon");
  tree.replace("branches/lyon.yaml", "role: president", "role: chief");
  tree.replace("branches/mons.yaml", "country: belgium", "country: spain");
  tree.replace("pages/home.yaml", "fr: Bonjour.", "fr: Bonjour !");
  tree.remove("roles.yaml");
  const { faults, message } = errorOf(tree);
  expect(faults.map(({ file, field }) => `${file} ${field}`)).toEqual([
    "content/branches/lyon.yaml contact.email",
    "content/branches/mons.yaml country",
    "content/pages/home.yaml hero.subtitle.fr",
    "content/roles.yaml ",
  ]);
  expect(message).toContain(
    'content/branches/lyon.yaml:28  contact.email: "lyon" is not an e-mail address. Write it with an @',
  );
});

test("several faults of one file at once", () => {
  const tree = new TestTree();
  tree.write("branches/hult.yaml", "status: soon\nposition: first\ncolour: red\n");
  const fields = errorOf(tree).faults.map(({ field }) => field);
  expect(fields).toEqual(["city", "coordinates", "country", "name", "school", "summary", "position", "colour"]);
});

test("a publication of tomorrow is not loaded today, and is tomorrow", () => {
  const tree = new TestTree();
  tree.replace("publications/guide.yaml", "2025-03-14", "2026-03-15");
  expect(errorOf(tree, new Date("2026-03-14T23:00:00Z")).faults).toHaveLength(1);
  expect(load(tree, new Date("2026-03-15T00:00:00Z")).publications).toHaveLength(2);
});

test("a page kept off the list may bear the name of a listed branch", () => {
  const tree = new TestTree();
  tree.replace("branches/mons.yaml", "status: open", "status: open\nlisted: false");
  tree.replace("branches/mons.yaml", "fr: Mons", "fr: Hult");
  expect(load(tree).branches).toHaveLength(4);
});

test("a folder that is not there", () => {
  const tree = new TestTree();
  tree.files.clear();
  expect(errorOf(tree).message).toContain("There is no such folder.");
});

test("a folder whose lines end as on Windows is as good: same content, same texts, same places of faults", () => {
  const windows = (tree: TestTree) => {
    for (const path of tree.files.keys()) {
      if (/\.(yaml|md)$/.test(path)) tree.write(path, tree.read(path).replaceAll("\n", "\r\n"));
    }
    return tree;
  };
  expect(load(windows(new TestTree()))).toEqual(load(new TestTree()));
  const text = (tree: TestTree) => {
    using saved = tree.save();
    return readMarkdown(saved.root, "publications/guide.fr.md", {});
  };
  expect(text(windows(new TestTree()))).toBe(text(new TestTree()));
  const broken = (tree: TestTree) => {
    tree.write("publications/guide.en.md", `${tree.read("publications/guide.en.md")}\n##### Five\n`);
    tree.replace("pages/home.yaml", "fr: Bonjour.", "fr: Bonjour !");
    return tree;
  };
  const places = (tree: TestTree) => errorOf(tree).faults.map(({ file, line, column }) => [file, line, column]);
  expect(places(windows(broken(new TestTree())))).toEqual(places(broken(new TestTree())));
});
