import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { frenchTypography } from "#check/typography.ts";

test("the French guide for editors keeps the typography it teaches", () => {
  expect(frenchTypography(readFileSync("docs/modifier-le-site.md", "utf8"))).toEqual([]);
});
