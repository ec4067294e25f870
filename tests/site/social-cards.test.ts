import { statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { languageOf, locales, otherLanguage } from "#model/languages.ts";
import { resourcePolicy } from "#delivery/policy/headers.ts";
import { builtPages, metaContent, root } from "./built-pages.ts";
import { address, content } from "./published.ts";

const heaviest = 100_000;

function cardOf(html: string): URL {
  return new URL(metaContent(html, "og:image") ?? "");
}

describe.each(builtPages)("the card of $address", ({ html, address: path }) => {
  const card = cardOf(html);
  const file = join(root, card.pathname);

  test("is a PNG of the size it says, under 100 kB, that other sites may show", async () => {
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
    expect([metaContent(html, "og:image:width"), metaContent(html, "og:image:height")]).toEqual(["1200", "630"]);
    expect(statSync(file).size).toBeLessThan(heaviest);
    expect(card.origin).toBe(new URL(address).origin);
    expect(resourcePolicy(card.pathname)).toBe("cross-origin");
  });

  test("is described, and announced to every network", () => {
    const alt = metaContent(html, "og:image:alt");
    expect(alt).toContain(content.site.name);
    expect(metaContent(html, "twitter:image:alt")).toBe(alt);
    expect(metaContent(html, "twitter:card")).toBe("summary_large_image");
    expect(metaContent(html, "og:url")).toBe(address + path);
    const lang = languageOf(path);
    const expected = [locales[lang], locales[otherLanguage(lang)]].map((locale) => locale.replace("-", "_"));
    expect([metaContent(html, "og:locale"), metaContent(html, "og:locale:alternate")]).toEqual(expected);
  });
});

test("every page has a card of its own", () => {
  const cards = builtPages.map(({ html }) => cardOf(html).pathname);
  expect(new Set(cards).size).toBe(builtPages.length);
});
