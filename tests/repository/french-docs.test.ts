import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { frenchTypography } from "#check/rules/typography.ts";

const guides = ["docs/modifier-le-site.md", "docs/passation.md", "docs/formulaire-antennes.md"];

test.each(guides)("%s follows French typography", (guide) => {
  expect(frenchTypography(readFileSync(guide, "utf8"))).toEqual([]);
});
