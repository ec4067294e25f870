import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { renderPdf } from "./render.ts";
import type { PdfSource } from "./source.ts";

const text = `An opening paragraph with **bold**, *italic*, \`code\`, a [link](https://example.org/page) and 12\u202f000\u00a0€.

## First part

- one
- two

  1. nested

> A quotation.

| Name | Figure |
|---|---:|
| Émilie Łukasz, Linh Trần | 12 |

### A detail

Last words?`;

const source: PdfSource = {
  look: "letter",
  lang: "fr",
  title: "Conditions & règles",
  label: "Document légal",
  details: ["Version du 1er novembre 2026"],
  author: "KryptoCampus",
  date: "2026-11-01",
  site: { name: "KryptoCampus", address: "https://kryptocampus.example" },
  markdown: text,
  source: "legal/terms.fr.md",
};

const render = async (changes: Partial<PdfSource> = {}) => {
  const { bytes, pages } = await renderPdf({ ...source, ...changes });
  return { bytes, pages, raw: bytes.toString("latin1") };
};

/** The uncompressed content stream of each page. */
function pagesOf(bytes: Buffer): string[] {
  const streams = bytes
    .toString("latin1")
    .matchAll(/\/Length \d+\n\/Filter \/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g);
  return [...streams]
    .map(([, stream]) => inflateSync(Buffer.from(stream!, "latin1")).toString("latin1"))
    .filter((stream) => stream.includes(" BDC"));
}

test("PDFs have metadata, tags for assistive technology, bookmarks and links", async () => {
  const { raw } = await render();
  for (const part of [
    "%PDF-1.7",
    "/Lang (fr-FR)",
    "/DisplayDocTitle true",
    "(D:20261101120000Z)",
    "/Marked true",
    "/Scope /Column",
    "/ListNumbering /Decimal",
    "/Title (First part)",
    "/Title (A detail)",
    "/URI (https://example.org/page)",
    ..."Document H1 H2 H3 P L LI Lbl LBody BlockQuote Table TR TH TD Link".split(" ").map((tag) => `/S /${tag}\n`),
  ])
    expect(raw).toContain(part);
  expect(Buffer.from(raw, "latin1").toString("utf8")).toContain("Conditions &amp; règles</rdf:li>");
});

test.each([
  ["Fine ☂ weather", "the PDF font has no character “☂” (U+2602)"],
  ["![A picture](a.png)", "pages and PDFs cannot show this: ![A picture](a.png)"],
])("%s is an error that names the file", async (markdown, message) => {
  await expect(render({ markdown })).rejects.toThrow(`legal/terms.fr.md: ${message}`);
});

test("every letter has a glyph, and everything is tagged or an artifact", async () => {
  const { bytes } = await render({ look: "paper", title: "Trần", lead: "Trois\u202f!" });
  const drawn = pagesOf(bytes).join("\n");
  const glyphs = [...drawn.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? []);
  expect(glyphs.length).toBeGreaterThan(100);
  expect(glyphs).not.toContain("0000");
  const outside = drawn.replaceAll(/\/\w+ (?:<<[\s\S]*?>> )?BDC[\s\S]*?\nEMC/g, "");
  expect(outside).not.toMatch(/\bTJ\b|\bf\b|\bS\b/);
});

test("the same source gives the same bytes", async () => {
  const [first, second] = [await render(), await render()];
  expect(first.bytes.equals(second.bytes)).toBe(true);
});

test("JP2 one-page documents reduce their spacing, then use a second page", async () => {
  const rows = (count: number) => `| a | b |\n|---|---|\n${"| a | b |\n".repeat(count)}`;
  const pagesWith = async (count: number, changes: Partial<PdfSource> = {}) =>
    (await render({ markdown: `## One\n\n${rows(count)}`, ...changes })).pages;
  let fitting = 15;
  while ((await pagesWith(fitting + 1)) === 1) fitting++;
  expect(await pagesWith(fitting + 1)).toBe(2);
  expect(await pagesWith(fitting + 1, { onOnePage: true })).toBe(1);
  expect(await pagesWith(2 * fitting, { onOnePage: true })).toBe(2);
});
