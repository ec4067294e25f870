import { afterEach, expect, test, vi } from "vitest";
import { examplePath } from "./example-path.ts";

const archive = vi.hoisted(() => ({ editions: [] as { year: number }[] }));
vi.mock(import("#check/load.ts"), () => ({ loadContent: () => ({ archive }) as never }));

afterEach(() => {
  archive.editions = [];
});

test("of the earlier editions the newest is measured and drawn", () => {
  archive.editions = [{ year: 2022 }, { year: 2024 }, { year: 2023 }];
  expect(examplePath("edition", "fr")).toBe("/fr/krypto-tour/2024");
});

test("without an earlier edition there is no page to measure", () => {
  expect(examplePath("edition", "en")).toBeUndefined();
});
