import type { CheerioAPI } from "cheerio";
import { describe, expect, test } from "vitest";
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

describe.each(builtFiles)("$file", ({ $, address }) => {
  const { targets, ids } = targetsOf($);

  test("has no broken internal link", () => {
    expect(targets.length).toBeGreaterThan(3);
    const missing = targets
      .filter((target) => target.startsWith("/"))
      .map((target) => target.split(/[?#]/, 1)[0] ?? "")
      .filter((path) => !isThere(path));
    expect([...new Set(missing)]).toEqual([]);
  });

  test("links to no address with a trailing slash, which would redirect", () => {
    expect(targets.filter((target) => /^\/[^?#]+\/(?:[?#]|$)/.test(target))).toEqual([]);
  });

  test("prefetches only existing data in Firefox", () => {
    const asked = targets.flatMap((target) => dataOf(target) ?? []);
    expect([...new Set(asked)].filter((path) => !isThere(path))).toEqual([]);
  });

  test("has the target of every fragment link", () => {
    const fragments = targets
      .map((target) => new URL(target, `https://site.example${address}`))
      .filter((url) => url.hash && url.pathname === address)
      .map((url) => url.hash.slice(1));
    expect(fragments.filter((fragment) => !ids.has(fragment))).toEqual([]);
  });

  test("links to other sites only by https", () => {
    const plain = targets.filter(
      (target) => target.startsWith("http:") && !/^http:\/\/[a-z2-7]{56}\.onion/.test(target),
    );
    expect(plain).toEqual([]);
  });
});
