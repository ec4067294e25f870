import { afterAll, expect, test, vi } from "vitest";
import { ContentError, loadContent } from "#check/load.ts";
import { TestTree } from "./test-tree.ts";

vi.setConfig({ testTimeout: 30_000 });

const trees: TestTree[] = [];
afterAll(() => trees.forEach((tree) => tree.discard()));

function newTree(): TestTree {
  const tree = new TestTree();
  trees.push(tree);
  return tree;
}

function errorOf(tree: TestTree, today?: Date): ContentError {
  try {
    loadContent(tree.root, today && { today });
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

test("the whole content, with ids from the file names and the defaults filled in", () => {
  const content = loadContent(newTree().root);
  expect(content.site.name).toBe("Réseau d’essai");
  expect(content.branches.map(({ id }) => id)).toEqual(["hult", "lyon", "mons", "ucl"]);
  expect(content.branches.find(({ id }) => id === "mons")).toMatchObject({ listed: true, gallery: [] });
});

test("every fault of every file at once", () => {
  const tree = newTree();
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
  const tree = newTree();
  tree.write("branches/hult.yaml", "status: soon\nposition: first\ncolour: red\n");
  const fields = errorOf(tree).faults.map(({ field }) => field);
  expect(fields).toEqual(["city", "coordinates", "country", "name", "school", "summary", "position", "colour"]);
});

test("a publication of tomorrow is not loaded today, and is tomorrow", () => {
  const tree = newTree();
  tree.replace("publications/guide.yaml", "2025-03-14", "2026-03-15");
  expect(errorOf(tree, new Date("2026-03-14T23:00:00Z")).faults).toHaveLength(1);
  expect(loadContent(tree.root, { today: new Date("2026-03-15T00:00:00Z") }).publications).toHaveLength(2);
});

test("a page kept off the list may bear the name of a listed branch", () => {
  const tree = newTree();
  tree.replace("branches/mons.yaml", "status: open", "status: open\nlisted: false");
  tree.replace("branches/mons.yaml", "fr: Mons", "fr: Hult");
  expect(loadContent(tree.root).branches).toHaveLength(4);
});

test("a folder that is not there", () => {
  const tree = newTree();
  tree.remove(".");
  expect(errorOf(tree).message).toContain("There is no such folder.");
});
