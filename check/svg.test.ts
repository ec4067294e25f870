import { globSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { cleanedDrawings, doubtfulDrawings, harmfulDrawings, utf16Drawing } from "#tests/content/hostile-svg.ts";
import { cleanSvg } from "./svg.ts";

const clean = (text: string) => cleanSvg(new TextEncoder().encode(text));
const wrap = (inside: string, root = 'viewBox="0 0 120 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`;

test.each(Object.entries({ ...harmfulDrawings, ...doubtfulDrawings }))("%s is refused", (_, text) => {
  const { faults, drawing } = clean(text);
  expect(faults.length).toBeGreaterThan(0);
  expect(drawing).toBeUndefined();
});

test("a drawing in UTF-16 is refused", () => {
  expect(cleanSvg(utf16Drawing).faults).toEqual([{ kind: "encoding", found: "", line: 1, column: 1 }]);
});

test.each(Object.entries(cleanedDrawings))("%s is left out", (_, text) => {
  const { faults, drawing } = clean(text);
  expect(faults).toEqual([]);
  expect(drawing?.text).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 90 90"/);
  expect(drawing?.text).not.toMatch(/script|hostile|base|note|metadata|DOCTYPE/);
});

describe("a fault is named with its line", () => {
  test.each([
    ["element", "<script", "\n\n<script/>", 3],
    ["handler", "onclick", '\n<g\n  id="a"\n  onclick="go()"/>', 4],
    ["reference", "https://x.example/p.svg#a", '\n<use href="https://x.example/p.svg#a"/>', 2],
    ["reference", "url(", '\n<style>\n.a{fill:url(#g)}\n.b{fill:url("//x.example")}\n</style>', 4],
    ["style", "@import", "\n<style>\n@import 'a.css';</style>", 3],
    ["syntax", "", "\n<g>\n", 3],
    ["syntax", "", "\n&nbsp;", 2],
  ])("%s %s", (kind, found, inside, line) => {
    expect(clean(wrap(inside)).faults[0]).toMatchObject({ kind, found, line });
  });
});

test("the notes of drawing programs go, what is drawn stays", () => {
  const { drawing } = clean(`\uFEFF<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- made by hand -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg:svg xmlns:svg="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:p="http://program.example" version="1.1" viewBox="0 0 9 9" p:version="9"><p:view zoom="2"/><svg:style>.a&gt;.b{fill:url(#g)}@media(prefers-color-scheme:dark){.a{fill:rgb(1,2,3)}}</svg:style><svg:title>A &amp; B</svg:title><svg:use xlink:href="#g" data-name="x" p:label="y"/></svg:svg>`);
  expect(drawing?.text).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>.a&gt;.b{fill:url(#g)}@media(prefers-color-scheme:dark){.a{fill:rgb(1,2,3)}}</style><title>A &amp; B</title><use href="#g"/></svg>',
  );
});

test("the size is that of the attributes, or of the viewBox; without either there is none", () => {
  expect(clean(wrap("")).drawing).toMatchObject({ width: 120, height: 40 });
  const box = 'viewBox="0 0 120 40"';
  expect(clean(wrap("", `${box} width="60px" height="20"`)).drawing).toMatchObject({ width: 60, height: 20 });
  expect(clean(wrap("", `${box} width="100%" height="100%"`)).drawing).toMatchObject({ width: 120, height: 40 });
  expect(clean(wrap("", "")).faults).toMatchObject([{ kind: "size" }]);
});

test("the drawings of the content look the same afterwards", async () => {
  const files = globSync("{content,tests/content/fixture}/**/*.svg");
  expect(files.length).toBeGreaterThan(0);
  const pixels = (svg: Buffer) => sharp(svg, { density: 144 }).raw().toBuffer();
  for (const file of files) {
    const bytes = readFileSync(file);
    const { drawing, faults } = cleanSvg(bytes);
    expect([file, ...faults]).toEqual([file]);
    expect((await pixels(Buffer.from(drawing!.text))).equals(await pixels(bytes)), file).toBe(true);
  }
});
