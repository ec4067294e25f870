import type { CheerioAPI } from "cheerio";
import { expect, test } from "vitest";
import { dataOf } from "#app/ui/page-data.ts";
import { builtFiles, isThere } from "./built-pages.ts";

/** Every address a page links to or loads. */
function targetsOf($: CheerioAPI): { targets: string[]; ids: Set<string | undefined> } {
  const attributes = (selector: string, name: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(name));
  const sets = attributes("source", "srcset").flatMap((set) =>
    (set ?? "").split(",").map((part) => part.trim().split(" ")[0]),
  );
  const targets = [...attributes("a, link, image", "href"), ...attributes("img, script", "src"), ...sets];
  return {
    targets: targets.filter((target): target is string => Boolean(target)),
    ids: new Set(attributes("[id]", "id")),
  };
}

test.each(builtFiles)("$file has no broken, redirected or unsafe link", ({ $, address }) => {
  const { targets, ids } = targetsOf($);
  expect(targets.length).toBeGreaterThan(3);
  const inside = targets.filter((target) => target.startsWith("/")).map((target) => target.split(/[?#]/, 1)[0] ?? "");
  const prefetched = targets.flatMap((target) => dataOf(target) ?? []);
  const fragments = targets
    .map((target) => new URL(target, `https://site.example${address}`))
    .filter((url) => url.hash && url.pathname === address)
    .map((url) => url.hash.slice(1));
  expect({
    missing: [...new Set([...inside, ...prefetched])].filter((path) => !isThere(path)),
    trailingSlash: inside.filter((path) => /^\/.+\/$/.test(path)),
    fragments: fragments.filter((fragment) => !ids.has(fragment)),
    withoutHttps: targets.filter((target) => /^http:(?!\/\/[a-z2-7]{56}\.onion)/.test(target)),
  }).toEqual({ missing: [], trailingSlash: [], fragments: [], withoutHttps: [] });
});
