import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The requirements, by the codes that the titles of tests carry: how many each subject has. */
const subjects = {
  RT: 10,
  NV: 3,
  HM: 5,
  FT: 3,
  BD: 4,
  AS: 2,
  BL: 7,
  BR: 6,
  PB: 5,
  DN: 6,
  EV: 2,
  KT: 9,
  EW: 7,
  JP: 3,
};

test("every requirement is named by a test", () => {
  const titles = globSync("tests/{browser,site,specification}/**/*.test.ts")
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/test(?:\.\w+\([\s\S]*?\))?\(\s*(["`])([\s\S]*?)\1/g)])
    .map(([, , title]) => title);
  const named = new Set(titles.flatMap((title) => title?.match(/\b[A-Z]{2}\d+\b/g) ?? []));
  const all = Object.entries(subjects).flatMap(([subject, count]) =>
    Array.from({ length: count }, (_, index) => `${subject}${index + 1}`),
  );
  expect(all.filter((code) => !named.has(code))).toEqual([]);
});
