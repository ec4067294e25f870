import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import type { CheerioAPI } from "cheerio";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { languageOf, locales, otherLanguage } from "#model/languages.ts";
import { pageAt } from "#model/pages.ts";
import { resourcePolicy } from "#delivery/policy/headers.ts";
import { builtPages, metaContent, root } from "./built-pages.ts";
import { address, content } from "./published.ts";

const heaviest = 100_000;

function cardOf($: CheerioAPI): URL {
  return new URL(metaContent($, "og:image") ?? "");
}

describe.each(builtPages)("the card of $address", ({ $, address: path }) => {
  const card = cardOf($);
  const file = join(root, card.pathname);

  test("is a PNG of 1200 × 630 under 100 kB that other sites may load", async () => {
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
    expect([metaContent($, "og:image:width"), metaContent($, "og:image:height")]).toEqual(["1200", "630"]);
    expect(statSync(file).size).toBeLessThan(heaviest);
    expect(card.origin).toBe(new URL(address).origin);
    expect(resourcePolicy(card.pathname)).toBe("cross-origin");
  });

  test("has an alt text and the tags of every network", () => {
    const alt = metaContent($, "og:image:alt");
    expect(alt).toContain(content.site.name);
    expect(metaContent($, "twitter:image:alt")).toBe(alt);
    expect(metaContent($, "twitter:card")).toBe("summary_large_image");
    expect(metaContent($, "og:url")).toBe(address + path);
    const lang = languageOf(path);
    const expected = [locales[lang], locales[otherLanguage(lang)]].map((locale) => locale.replace("-", "_"));
    expect([metaContent($, "og:locale"), metaContent($, "og:locale:alternate")]).toEqual(expected);
  });
});

/** These pages share the drawing of their parent page. */
const shared: readonly unknown[] = ["publication", "edition"];

test("each page and each branch has its own drawing", async () => {
  const drawn = builtPages
    .filter(({ address: path }) => languageOf(path) === "fr" && !shared.includes(pageAt(path)))
    .map(async ({ $ }) => {
      const right = { left: 740, top: 0, width: 460, height: 600 };
      const bytes = await sharp(join(root, cardOf($).pathname))
        .extract(right)
        .raw()
        .toBuffer();
      return createHash("sha256").update(bytes).digest("hex");
    });
  expect(new Set(await Promise.all(drawn)).size).toBe(drawn.length);
});

test("every page has a card of its own", () => {
  const cards = builtPages.map(({ $ }) => cardOf($).pathname);
  expect(new Set(cards).size).toBe(builtPages.length);
});
