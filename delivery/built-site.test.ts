import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "#tests/server/held-files.ts";
import { readBuiltSite } from "./built-site.ts";

const read = (written: string) => readBuiltSite(join(folderWith({ "site.json": written }), "site.json"));

test("site.json is read; policies are optional", () => {
  const site = { pages: ["/", "/bureau"], csp: { "/fr": "default-src 'none'" }, redirects: { "/a": "/b" } };
  expect(read(JSON.stringify(site))).toEqual(site);
  expect(read('{"pages":["/"]}')).toEqual({ pages: ["/"], csp: {} });
});

test.each(["3", "null", "{}", '{"pages":"/"}'])("%s is refused as the list of pages", (written) => {
  expect(() => read(written)).toThrow(/site\.json does not list the pages of the site\. Run "npm run build" again\.$/);
});

test("an unreadable site.json is refused", () => {
  expect(() => read("{")).toThrow(/site\.json is missing or unreadable\. Run "npm run build" again\.$/);
});
