import { inflateSync } from "node:zlib";
import { PDFDocument, PDFName, type PDFObject, PDFRawStream } from "pdf-lib";
import { expect, test } from "vitest";
import { type PdfSource, renderPdf } from "./render.ts";

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

Last words[^a]?

[^a]: A note.`;

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

/** The uncompressed content of a page; nothing of other objects. */
function contentOf(part: PDFObject): string[] {
  if (!(part instanceof PDFRawStream) || !part.dict.toString().includes("/FlateDecode")) return [];
  const text = inflateSync(part.contents).toString("latin1");
  return text.includes(" BDC") ? [text] : [];
}

const render = async (changes: Partial<PdfSource> = {}) => {
  const { bytes, pages } = await renderPdf({ ...source, ...changes });
  const objects = (await PDFDocument.load(bytes, { updateMetadata: false })).context.enumerateIndirectObjects();
  const parts = objects.map(([, part]) => part);
  return { bytes, pages, written: parts.map(String).join("\n"), streams: parts.flatMap(contentOf) };
};

test("PDFs have metadata, tags for assistive technology, bookmarks and links", async () => {
  const { bytes, written } = await render();
  const { title, lang, shown } = await PDFDocument.load(bytes, { updateMetadata: false }).then((pdf) => ({
    title: pdf.getTitle(),
    lang: String(pdf.catalog.get(PDFName.of("Lang"))),
    shown: pdf.catalog.getViewerPreferences()?.getDisplayDocTitle(),
  }));
  expect([title, lang, shown]).toEqual(["Conditions & règles", "(fr-FR)", true]);
  for (const part of [
    "(D:20261101",
    "/Marked true",
    "/Scope /Column",
    "/ListNumbering /Decimal",
    "/Title (First part)",
    "/Title (A detail)",
    "/URI (https://example.org/page)",
    ..."Document H1 H2 H3 P L LI Lbl LBody BlockQuote Table TR TH TD Link Note".split(" ").map((tag) => `/S /${tag}\n`),
  ])
    expect.soft(written).toContain(part);
});

test("every letter has a glyph, and everything is tagged or an artifact", async () => {
  const { streams } = await render({ look: "paper", title: "Trần", lead: "Trois\u202f! a\u2011b, a\u2009b" });
  const drawn = streams.join("\n");
  expect(drawn).toContain(" TJ");
  expect(drawn).not.toContain(String.raw`\000\000`);
  const outside = drawn.replaceAll(/\/\w+ (?:<<[\s\S]*?>> )?B[DM]C[\s\S]*?\nEMC/g, "");
  expect(outside).not.toMatch(/\bTJ\b|\bf\b|\bS\b/);
});

test.each([
  ["Fine ☂ weather", "the PDF font has no character “☂” (U+2602)"],
  ["## Ɔ is only in the face of texts", "the PDF font has no character “Ɔ” (U+0186)"],
  ["![A picture](a.png)", "pages and PDFs cannot show this: ![A picture](a.png)"],
])("%s is an error that names the file", async (markdown, message) => {
  await expect(render({ markdown })).rejects.toThrow(`legal/terms.fr.md: ${message}`);
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
