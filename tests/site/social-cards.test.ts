import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import type { CheerioAPI } from "cheerio";
import sharp from "sharp";
import { expect, test } from "vitest";
import { languageOf, locales, otherLanguage } from "#model/languages.ts";
import { pageAt } from "#model/pages.ts";
import { resourcePolicy } from "#delivery/policy/headers.ts";
import { builtPages, metaContent, root } from "./built-pages.ts";
import { address, content } from "./published.ts";

const heaviest = 100_000;

function cardOf($: CheerioAPI): URL {
  return new URL(metaContent($, "og:image") ?? "");
}

test.each(builtPages)("the card of $address is a PNG that other sites may load, with an alt text", async (page) => {
  const { $, address: path } = page;
  const card = cardOf($);
  const file = join(root, card.pathname);
  const { format, width, height } = await sharp(file).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
  expect(statSync(file).size).toBeLessThan(heaviest);
  expect(card.origin).toBe(new URL(address).origin);
  expect(resourcePolicy(card.pathname)).toBe("cross-origin");
  const alt = metaContent($, "og:image:alt");
  expect(alt).toContain(content.site.name);
  const lang = languageOf(path);
  const [locale, alternate] = [lang, otherLanguage(lang)].map((each) => locales[each].replace("-", "_"));
  const expected = {
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:url": address + path,
    "og:locale": locale,
    "og:locale:alternate": alternate,
    "twitter:image:alt": alt,
    "twitter:card": "summary_large_image",
  };
  for (const [name, value] of Object.entries(expected)) expect(metaContent($, name), name).toBe(value);
});

/** These pages share the drawing of their parent page. */
const shared: readonly unknown[] = ["publication", "edition"];

test("every page has a card of its own, and each page and each branch its own drawing", async () => {
  expect(new Set(builtPages.map(({ $ }) => cardOf($).pathname)).size).toBe(builtPages.length);
  const drawn = builtPages
    .filter(({ address: path }) => languageOf(path) === "fr" && !shared.includes(pageAt(path)))
    .map(async ({ $ }) => {
      const right = sharp(join(root, cardOf($).pathname)).extract({ left: 740, top: 0, width: 460, height: 600 });
      return createHash("sha256")
        .update(await right.raw().toBuffer())
        .digest("hex");
    });
  expect(new Set(await Promise.all(drawn)).size).toBe(drawn.length);
});
