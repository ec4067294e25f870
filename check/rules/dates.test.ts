import { expect, test } from "vitest";
import { findingsBy } from "#tests/content/findings-by.ts";
import { pastDates } from "./dates.ts";

const inFuture = 'The date "2026-11-15" is in the future (today is 2026-11-14).';

test.each([
  ["publications/mica-un-an-apres.yaml", "date"],
  ["legal/privacy.yaml", "updated"],
])("tomorrow is a finding in %s, today is not", (file, field) => {
  expect(findingsBy(pastDates, (tree) => tree.set(file, field, "2026-11-14"))).toEqual([]);
  expect(findingsBy(pastDates, (tree) => tree.set(file, field, "2026-11-15"))).toEqual([
    `${file} | ${field}: 2026-11-15 | ${field} | ${inFuture}`,
  ]);
});

test("a draft may have a future date", () => {
  expect(
    findingsBy(pastDates, (tree) => tree.set("publications/mica-un-an-apres.yaml", "date", "2026-11-15\ndraft: true")),
  ).toEqual([]);
});
