import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readBuiltSite, StartError } from "./built-site.ts";

let file = "";
beforeAll(() => (file = join(mkdtempSync(join(tmpdir(), "built-")), "site.json")));
afterAll(() => rmSync(join(file, ".."), { recursive: true }));

function read(written: string) {
  writeFileSync(file, written);
  return readBuiltSite(file);
}

test("site.json is read; policies are optional", () => {
  const site = { pages: ["/", "/bureau"], csp: { "/fr": "default-src 'none'" }, redirects: { "/a": "/b" } };
  expect(read(JSON.stringify(site))).toEqual(site);
  expect(read('{"pages":["/"]}')).toEqual({ pages: ["/"], csp: {} });
});

test.each([
  "null",
  "3",
  "{}",
  '{"pages":"/"}',
  '{"pages":["/",1]}',
  '{"pages":["/"],"csp":null}',
  '{"pages":["/"],"csp":"none"}',
  '{"pages":["/"],"csp":{"/fr":1}}',
  '{"pages":["/"],"redirects":{"/a":1}}',
])("%s is refused as the list of pages", (written) => {
  expect(() => read(written)).toThrow(
    new StartError(`${file} does not list the pages of the site. Run "npm run build" again.`),
  );
});

test.each(["", "{"])("%j is unreadable", (written) => {
  expect(() => read(written)).toThrow(new StartError(`${file} is missing or unreadable. Run "npm run build" again.`));
});
