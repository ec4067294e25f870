import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { TestTree, today } from "#tests/content/test-tree.ts";
import { ContentError, loadContent } from "./load.ts";

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

test("every fault is listed on a line of its own, and nothing is loaded", () => {
  const error = errorOf(fixture, new Date("2024-01-01"));
  if (!(error instanceof ContentError)) throw new Error("nothing was thrown");
  const lines = error.message.split("\n");
  expect(error.name).toBe("ContentError");
  expect(error.faults.length).toBeGreaterThan(1);
  expect(lines).toHaveLength(1 + error.faults.length);
  expect(lines[0]).toBe("The content has faults:");
  expect(error.message).toMatch(/\nfixture\/publications\/guide\.yaml:\d+ {2}date: /);
});

test("a folder that is not there", () => {
  expect(errorOf(join(fixture, "nowhere"), today)).toMatchObject({
    message: expect.stringContaining("nowhere  There is no such folder."),
  });
});
