import { describe, expect, test } from "vitest";
import { attribute, builtFiles, isThere, tags } from "./built-pages.ts";

function targets(html: string): string[] {
  const links = [...tags(html, "a"), ...tags(html, "link")].map((tag) => attribute(tag, "href"));
  const files = [...tags(html, "img"), ...tags(html, "script"), ...tags(html, "image")].map(
    (tag) => attribute(tag, "src") ?? attribute(tag, "href"),
  );
  const sets = tags(html, "source").flatMap((tag) =>
    (attribute(tag, "srcSet") ?? attribute(tag, "srcset") ?? "").split(",").map((part) => part.trim().split(" ")[0]),
  );
  return [...links, ...files, ...sets].filter((target): target is string => Boolean(target));
}

test("there are links to follow", () => {
  expect(builtFiles.flatMap(({ html }) => targets(html)).length).toBeGreaterThan(2000);
});

describe.each(builtFiles)("$file", ({ html, address }) => {
  test("leads nowhere that does not exist", () => {
    const missing = targets(html)
      .filter((target) => target.startsWith("/"))
      .map((target) => target.split(/[?#]/, 1)[0] ?? "")
      .filter((path) => !isThere(path));
    expect([...new Set(missing)]).toEqual([]);
  });

  test("has every fragment it points to", () => {
    const fragments = targets(html)
      .map((target) => new URL(target, `https://site.example${address}`))
      .filter((url) => url.hash && url.pathname === address)
      .map((url) => url.hash.slice(1));
    for (const fragment of new Set(fragments)) expect(html).toContain(`id="${fragment}"`);
  });

  test("links to other sites only by https", () => {
    const plain = targets(html).filter(
      (target) => target.startsWith("http:") && !/^http:\/\/[a-z2-7]{56}\.onion/.test(target),
    );
    expect(plain).toEqual([]);
  });
});
