import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { TestTree, today } from "#tests/content/test-tree.ts";
import { ContentError, loadContent } from "./load.ts";
import { readMarkdown } from "./read/read-prose.ts";

const fixture = join(import.meta.dirname, "../tests/content/fixture");

afterEach(() => {
  vi.unstubAllEnvs();
});

test("the content of today is loaded when no day is named", () => {
  expect(loadContent(fixture).branches).toHaveLength(4);
});

test("drafts and boards to come are left out, computed words are in place; a preview shows drafts", () => {
  const tree = new TestTree();
  tree.replace("branches/lyon.yaml", "sample: true", "draft: true");
  tree.copy("board/2025.yaml", "board/2026.yaml");
  tree.replace("board/2026.yaml", 'label: "2025"\nsample: true', 'label: "2026"\nfrom: "2026-03-15"');
  tree.replace("pages/home.yaml", "en: Hello.", "en: Hello from {name}.");
  using saved = tree.save();
  const shown = (draft: string) => {
    vi.stubEnv("DRAFTS", draft);
    const { branches, board, homePage } = loadContent(saved.root, { today });
    return { branches: branches.length, boards: board.length, subtitle: homePage.hero.subtitle.en };
  };
  expect(shown("")).toEqual({ branches: 3, boards: 1, subtitle: "Hello from Réseau d’essai." });
  expect(shown("1")).toMatchObject({ branches: 4, boards: 1 });
});

function errorOf(root: string, day: Date): unknown {
  try {
    return loadContent(root, { today: day });
  } catch (error) {
    return error;
  }
}

test("every finding is listed on a line of its own, and nothing is loaded", () => {
  const error = errorOf(fixture, new Date("2024-01-01"));
  if (!(error instanceof ContentError)) throw new Error("nothing was thrown");
  const lines = error.message.split("\n");
  expect(error.name).toBe("ContentError");
  expect(error.findings.length).toBeGreaterThan(1);
  expect(lines).toHaveLength(1 + error.findings.length);
  expect(lines[0]).toBe("The content has errors:");
  expect(error.message).toMatch(/\nfixture\/publications\/guide\.yaml:\d+ {2}date: /);
});

test("a folder that is not there", () => {
  expect(errorOf(join(fixture, "nowhere"), today)).toMatchObject({
    message: expect.stringContaining("nowhere  There is no such folder."),
  });
});

function load(tree: TestTree) {
  using saved = tree.save();
  return loadContent(saved.root, { today });
}

function findingsOf(tree: TestTree): ContentError {
  using saved = tree.save();
  const error = errorOf(saved.root, today);
  if (error instanceof ContentError) return error;
  throw new Error("nothing was thrown");
}

test("every finding of every file at once", () => {
  const tree = new TestTree();
  tree.replace("branches/lyon.yaml", "lyon@essai.example", "lyon");
  tree.replace("branches/lyon.yaml", "role: president", "role: chief");
  tree.replace("branches/mons.yaml", "country: belgium", "country: spain");
  tree.replace("pages/home.yaml", "fr: Bonjour.", "fr: Bonjour !");
  tree.remove("roles.yaml");
  const { findings, message } = findingsOf(tree);
  expect(findings.map(({ file, field }) => `${file} ${field}`)).toEqual([
    "content/branches/lyon.yaml contact.email",
    "content/branches/mons.yaml country",
    "content/pages/home.yaml hero.subtitle.fr",
    "content/roles.yaml ",
  ]);
  expect(message).toContain(
    'content/branches/lyon.yaml:28  contact.email: "lyon" is not valid for "E-mail address". Write the address with an @',
  );
});

test("several findings of one file at once", () => {
  const tree = new TestTree();
  tree.write("branches/hult.yaml", "status: soon\nposition: first\ncolour: red\n");
  const fields = findingsOf(tree).findings.map(({ field }) => field);
  expect(fields).toEqual(["city", "coordinates", "country", "name", "school", "summary", "position", "colour"]);
});

test("a folder whose lines end as on Windows is as good: same content, same texts, same places of findings", () => {
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
  const places = (tree: TestTree) => findingsOf(tree).findings.map(({ file, line, column }) => [file, line, column]);
  expect(places(windows(broken(new TestTree())))).toEqual(places(broken(new TestTree())));
});

test("what an event need not have may be left out, files and all", () => {
  const tree = new TestTree();
  for (const file of ["schedule", "speakers", "sponsors", "partners"]) tree.remove(`krypto-tour/${file}.yaml`);
  tree.remove("partners/media.yaml");
  using saved = tree.save();
  const { schedule, tourSponsors, media } = loadContent(saved.root);
  expect([schedule.slots, tourSponsors.tiers, media.items]).toEqual([[], [], []]);
});
