import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { builtErrors, quickErrors } from "#tests/sites/planted-errors.ts";

const listed = [...readFileSync("docs/requirements.md", "utf8").matchAll(/^- ([A-Z]{2}\d+): /gm)].map(
  ([, code]) => code,
);

/** The codes in the titles of tests, e.g. `test("HM3 each logo has its name", …)`. */
const named = globSync("{app,check,delivery,model,pipeline,tests}/**/*{.test,-checks}.ts")
  .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/test(?:\.\w+\([\s\S]*?\))?\(\s*(["`])([\s\S]*?)\1/g)])
  .flatMap(([, , title]) => title?.match(/\b(?:RT|NV|HM|FT|BD|AS|BL|BR|PB|DN|EV|KT|EW|JP)\d+\b/g) ?? []);

test("every requirement has a test, and tests name only listed requirements", () => {
  expect(listed.length).toBeGreaterThan(50);
  expect(new Set(named)).toEqual(new Set(listed));
});

test("every requirement has a planted error, whose place exists once", () => {
  const errors = [...quickErrors, ...builtErrors];
  expect(errors.map(([name]) => name)).toEqual(expect.arrayContaining(listed));
  for (const [name, file, find] of errors) expect(readFileSync(file, "utf8").split(find), name).toHaveLength(2);
});
