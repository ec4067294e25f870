import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import ICAL from "ical.js";
import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { expect, test } from "vitest";
import { files, filesIn } from "#model/files.ts";
import { languages } from "#model/languages.ts";
import { pathTo } from "#model/pages.ts";
import { palette } from "#pipeline/drawing/palette.ts";
import { securityText } from "#pipeline/publish/publish.ts";
import { attributesOf, builtPages, isThere, metaContent, root, translations } from "./built-pages.ts";
import { address as site, content, read, readXml, unlisted } from "./published.ts";
import { scriptsOf } from "./weight.ts";

/** Throws if a file cannot be read as what its name says. */
function parse(file: string): void {
  const text = read(file);
  if (file.endsWith(".ics")) {
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    for (const event of calendar.getAllSubcomponents("vevent"))
      for (const name of ["uid", "dtstamp", "dtstart", "summary"]) expect(event.hasProperty(name), name).toBe(true);
  } else readXml(file);
}

const published = globSync(["feeds/**/*.{atom,ics}", "*.xml"], { cwd: root }).toSorted();

test.each(published)("/%s can be read, and its links exist", (file) => {
  parse(file);
  const text = read(file).replaceAll(/\r?\n[ \t]/g, "");
  const links = [...text.matchAll(new RegExp(`${site}(/[^\\s"<>\\\\#?,;)]*)`, "g"))].map(([, path = ""]) => path);
  expect(links.filter((path) => !isThere(path))).toEqual([]);
});

test("feeds give the size of existing PDFs", () => {
  for (const lang of languages) {
    const files = attributesOf(readXml(filesIn(lang).atom), 'link[rel="enclosure"]');
    expect(files).toHaveLength(content.publications.filter(({ download }) => download === "local").length);
    for (const { href = "", length } of files)
      expect(String(statSync(join(root, new URL(href).pathname)).size)).toBe(length);
  }
});

test("the sitemap lists exactly the indexed pages, with their translations and last change", () => {
  const $ = readXml(files.sitemap);
  const entries = $("urlset > url").toArray();
  const listed = entries.map((url) => ({
    address: $(url).children("loc").text(),
    alternates: $(url)
      .children("xhtml\\:link")
      .toArray()
      .map((link) => ({ href: $(link).attr("href"), hreflang: $(link).attr("hreflang") })),
  }));
  const indexed = builtPages.filter((page) => metaContent(page.$, "robots") !== "noindex");
  const expected = indexed.map((page) => ({
    address: site + page.address,
    alternates: translations(page.$),
  }));
  expect(new Set(listed)).toEqual(new Set(expected));
  for (const url of entries) {
    const changed = $(url).children("lastmod").text();
    if (changed) expect(Date.parse(changed)).toBeLessThanOrEqual(Date.now());
  }
});

test("an unlisted branch is hidden from search engines", () => {
  for (const { id } of unlisted) {
    expect(read(files.sitemap)).not.toContain(id);
    const own = builtPages.filter((page) => page.address.endsWith(`/${id}`));
    expect(own.map(({ $ }) => metaContent($, "robots"))).toEqual(["noindex", "noindex"]);
  }
});

test.each([
  ["2026-11-15T10:20:30Z", "2027-10-15T00:00:00Z"],
  ["2026-03-31T23:59:59Z", "2027-03-03T00:00:00Z"],
])("security.txt of a site built on %s expires on %s", (today, expires) => {
  expect(securityText(content, new Date(today))).toContain(`Expires: ${expires}`);
});

test("QR codes lead to the addresses of the site file, and sample addresses have none", async () => {
  const { ethereum, links, sample } = content.site;
  const addresses = [links.lightning, ethereum && `ethereum:${ethereum.address}`].filter(Boolean);
  const { $ } = builtPages.find(({ address }) => address === pathTo("donation", "fr"))!;
  const codes = attributesOf($, 'main img[alt*="QR"]').map(async ({ src = "" }) => {
    const picture = sharp(join(root, src)).ensureAlpha().raw();
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    return decodeQR({ data, width: info.width, height: info.height });
  });
  expect(new Set(await Promise.all(codes))).toEqual(new Set(sample ? [] : addresses));
});

const colours = new Set<string>(Object.values(palette));

test.each(globSync(["art/*.svg", "favicon.svg"], { cwd: root }).toSorted())(
  "/%s is a valid SVG of our colours without external resources",
  async (file) => {
    const drawing = read(file);
    expect(drawing).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="[\d.]+" height="[\d.]+" viewBox="[-\d.]+ [-\d.]+ [\d.]+ [\d.]+"/,
    );
    expect(drawing).not.toMatch(/<text|font-family|var\(|href="[^#]|<image|Gradient|filter|NaN|undefined|Infinity/);
    expect((await sharp(join(root, file)).metadata()).width).toBeGreaterThan(0);
    const used = [...new Set(drawing.match(/#[0-9a-f]{6}\b/g))];
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((colour) => !colours.has(colour))).toEqual([]);
  },
);

/** Texts in one language, without those that are the same in both. */
function sentences(value: unknown, lang: "fr" | "en"): string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("fr" in value && "en" in value && typeof value[lang] === "string")
    return value.fr === value.en || value[lang].length < 26 ? [] : [value[lang]];
  return Object.values(value).flatMap((item) => sentences(item, lang));
}

test.each([
  ["fr", "en"],
  ["en", "fr"],
] as const)("pages in %s and scripts hold no text in %s", (lang, other) => {
  const foreign = sentences(content, other);
  expect(foreign.length).toBeGreaterThan(50);
  const found = globSync([`${lang}/**/*.html`, "assets/*.js"], { cwd: root }).flatMap((file) => {
    const text = read(file);
    return foreign.filter((sentence) => text.includes(sentence)).map((sentence) => `${file}: ${sentence}`);
  });
  expect(found).toEqual([]);
});

test("no script uses Intl, which is slow on the first call", () => {
  const scripts = new Set(builtPages.flatMap(({ html }) => scriptsOf(html)));
  const slow = [...scripts].filter((path) => /\bIntl\.|\.toLocale/.test(readFileSync(join(root, path), "utf8")));
  expect(slow).toEqual([]);
});
