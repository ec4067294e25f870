import { expect, test } from "vitest";
import { findingsBy } from "#tests/content/findings-by.ts";
import { pastDates } from "./dates.ts";

const inFuture = 'The date "2026-03-15" is in the future (today is 2026-03-14).';

test.each([
  ["publications/guide.yaml", "date: 2025-03-14", "date"],
  ["legal/privacy.yaml", "updated: 2025-09-01", "updated"],
])("tomorrow is a finding in %s, today is not", (file, line, field) => {
  expect(findingsBy(pastDates, (tree) => tree.replace(file, line, `${field}: 2026-03-14`))).toEqual([]);
  expect(findingsBy(pastDates, (tree) => tree.replace(file, line, `${field}: 2026-03-15`))).toEqual([
    `${file} | ${field}: 2026-03-15 | ${field} | ${inFuture}`,
  ]);
});

test("a draft may have a future date", () => {
  expect(
    findingsBy(pastDates, (tree) =>
      tree.replace("publications/guide.yaml", "date: 2025-03-14", "draft: true\ndate: 2026-03-15"),
    ),
  ).toEqual([]);
});
