import { afterAll, expect, test, vi } from "vitest";
import { headFor } from "./head.server.ts";

// Test files share modules, so mocked ones are loaded again before and after.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock(import("../content/source.server.ts"), () => ({
  content: () =>
    ({ site: { name: "Essai", address: "https://essai.example" }, publicationsPage: { seo: { title: {} } } }) as never,
}));
vi.mock(import("../content/pictures.server.ts"), () => ({ derived: () => ({ cards: {} }) as never }));

const seo = { title: { fr: "Bureau", en: "Board" }, description: { fr: "", en: "" } };
const head = (indexed?: boolean) =>
  headFor({ page: "board", lang: "fr", seo, ...(indexed !== undefined && { indexed }) });

test("pages are indexed by default", () => {
  expect([head().indexed, head(false).indexed]).toEqual([true, false]);
});

test("previews are not indexed", () => {
  vi.stubEnv("DRAFTS", "1");
  expect([head().indexed, head(true).indexed]).toEqual([false, false]);
});
