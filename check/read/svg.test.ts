import { globSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { cleanedDrawings, doubtfulDrawings, harmfulDrawings, utf16Drawing } from "#tests/content/hostile-svg.ts";
import { cleanSvg } from "./svg.ts";

const clean = (text: string) => cleanSvg(new TextEncoder().encode(text));
const wrap = (inside: string, root = 'viewBox="0 0 120 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`;

test.each(Object.entries({ ...harmfulDrawings, ...doubtfulDrawings }))("%s is refused", (_, text) => {
  const { findings, drawing } = clean(text);
  expect(findings.length).toBeGreaterThan(0);
  expect(drawing).toBeUndefined();
});

test("a drawing in UTF-16 is refused", () => {
  expect(cleanSvg(utf16Drawing).findings).toEqual([{ kind: "encoding", found: "", line: 1, column: 1 }]);
});

test.each(Object.entries(cleanedDrawings))("%s is removed", (_, text) => {
  const { findings, drawing } = clean(text);
  expect(findings).toEqual([]);
  expect(drawing?.text).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 90 90"/);
  expect(drawing?.text).not.toMatch(/script|hostile|base|note|metadata|DOCTYPE/);
});

/** Nine levels, of which each refers to the one below it. */
const levels = (name: string, call: (id: number) => string, start = "a") =>
  Array.from({ length: 9 }, (_, id) => {
    return `<${name} id="${start}${id}">${id === 0 ? "<path d='M0 0'/>" : call(id - 1)}</${name}>`;
  }).join("");
const uses = (from = "a", to = from) => levels("g", (id) => `<use href="#${from}${id}"/>`.repeat(10), to);
const styles = Array.from({ length: 9 }, (_, id) => `.m${id}{mask:url(#a${id})}`).join("");

const twice = Array.from({ length: 9 }, (_, id) => `<g id="a${id}"/>`).join("");

const line = `d="M0 0${"L1 1".repeat(50)}"`;
const paths = `<path ${line} mask="inherit"/>`.repeat(10);

test.each([
  ["use", uses()],
  ["use, by names that are there twice,", uses() + twice],
  ["use, by names that removed parts have too,", `<metadata>${twice}</metadata>${uses()}`],
  ["use, by encoded names,", uses("%61", "a")],
  ["use, by encoded names with accents,", uses("%C3%A9", "é")],
  ["use, by names encoded wrongly,", uses("%E9", "é")],
  ["use, by names that look encoded,", uses("%61")],
  ["patterns", levels("pattern", (id) => `<path fill="url(#a${id})"/>`.repeat(10))],
  [
    "patterns inherited by use",
    `<g id="p">${paths}</g>${levels("pattern", (id) => `<use href="#p" fill="url(#a${id})"/>`)}`,
  ],
  ["patterns after an error", levels("pattern", (id) => `<path style="#;fill:url(#a${id})"/>`.repeat(10))],
  ["masks in capitals", levels("mask", (id) => `<path mask="URL(#a${id})"/>`.repeat(10))],
  ["masks by inheritance", levels("mask", (id) => `<g mask="url(#a${id})">${paths}</g>`)],
  ["masks in a style sheet", `<style>${styles}</style>${levels("mask", (id) => `<path class="m${id}"/>`.repeat(10))}`],
  ["markers on lines of many points", levels("marker", (id) => `<path ${line} marker-mid="url(#a${id})"/>`)],
  ["markers on closed lines", levels("marker", (id) => `<path d="M0 0${"z".repeat(50)}" marker-mid="url(#a${id})"/>`)],
  ["markers on points", levels("marker", (id) => `<path d="" points="${"0 ".repeat(50)}" marker-mid="url(#a${id})"/>`)],
  ["markers by inheritance", levels("marker", (id) => `<g marker-mid="url(#a${id})"><path ${line}/></g>`)],
  [
    "markers inherited by use",
    `<path id="p" ${line}/>${levels("marker", (id) => `<use href="#p" marker-mid="url(#a${id})"/>`)}`,
  ],
  ["references on one part", `<g style="${"fill:url(#a);".repeat(101)}"/>`],
  ["nested groups", "<g>".repeat(5000) + "</g>".repeat(5000)],
])("%s that would freeze a browser are refused", (_, inside) => {
  expect(clean(wrap(inside)).findings).toEqual([{ kind: "expansion", found: "", line: 1, column: 1 }]);
});

test("many references, and gradients used in a style sheet, are allowed", () => {
  const gradient = '<linearGradient id="g"><stop/></linearGradient><style>path{fill:url(#g)}</style>';
  expect(clean(wrap(`${gradient}<path id="p" d="M0 0"/>${'<use href="#p"/>'.repeat(9000)}`)).findings).toEqual([]);
});

test.each([
  ["a syntax error, and nothing after it,", wrap("\n&nbsp;<script/>"), ["syntax  2:7"]],
  ["an entity declaration", `<!DOCTYPE svg [<!ENTITY a "b">]>${wrap("")}`, ["declaration <!DOCTYPE … [ 1:33"]],
  ["a processing instruction", `<?xml-stylesheet href="a.css"?>${wrap("")}`, ["declaration <?xml-stylesheet 1:32"]],
  ["an element in a drawing without a size", wrap("<script/>", ""), ["element <script 1:50"]],
  ["a drawing without a size", wrap("", ""), ["size  1:1"]],
  ["a width that is no number", wrap("", 'width="about 9" height="9"'), ["size  1:1"]],
  ["a drawing without a namespace", '<svg viewBox="0 0 9 9"/>', ["root <svg 1:6"]],
  ["an HTML root", '<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 9 9"/>', ["root <svg 1:6"]],
  ["another root element", '<g xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>', ["root <g 1:4"]],
  ["an element without a namespace", wrap('<g xmlns=""/>'), ["element <g 1:65"]],
  ["an HTML element", wrap('<h:g xmlns:h="http://www.w3.org/1999/xhtml"/>'), ["element <h:g 1:67"]],
  ["a reference with a space", wrap('<use href="#a b"/>'), ["reference #a b 1:78"]],
  ["an unclosed url()", wrap('<g fill="url(//x.example"/>'), ["reference url( 1:87"]],
  ["an unknown function", wrap('<g fill="fetch(#a)"/>'), ["style fetch( 1:81"]],
  ["an at-rule on the line of its style", wrap("<style>@import 'a.css';</style>"), ["style @import 1:69"]],
  ["an at-rule on another line", wrap("<style>\n  @import 'a.css';</style>"), ["style @import 2:1"]],
  ["an event handler", wrap('\n<g\n  id="a"\n  onclick="go()"/>'), ["handler onclick 4:17"]],
  ["a web address", wrap('\n<use href="https://x.example/p.svg#a"/>'), ["reference https://x.example/p.svg#a 2:38"]],
  [
    "a url() of the web",
    wrap('\n<style>\n.a{fill:url(#g)}\n.b{fill:url("//x.example")}\n</style>'),
    ["reference url( 4:1"],
  ],
  ["an unclosed element", wrap("\n<g>\n"), ["syntax  3:7"]],
])("%s is a finding with its line and column", (_, text, expected) => {
  const { findings } = clean(text);
  expect(findings.map(({ kind, found, line, column }) => `${kind} ${found} ${line}:${column}`)).toEqual(expected);
});

test("a long address is shortened to one line", () => {
  const found = (href: string) => clean(wrap(`<use href="${href}"/>`)).findings[0]?.found;
  expect(found("a".repeat(60))).toBe("a".repeat(60));
  expect(found("a".repeat(61))).toBe(`${"a".repeat(59)}…`);
  expect(found("two   words")).toBe("two words");
});

test.each([
  '<use href="#a(b)"/>',
  '<g id="a(b)" class="c(d)"/>',
  '<g xml:space="preserve" xml:lang="fr"></g>',
  "<style/><g></g>",
  `<g fill="url('#ab')"/>`,
  '<g fill="url( #ab )"/>',
  '<g fill="RGB(1,2,3)" transform="translate(1 2)"/>',
  '<g font-family="&quot;Serif&quot;"/>',
  "<title>1 &lt; 2</title>",
  '<g fill="url(&quot;#ab&quot;)"/>',
])("what is harmless is unchanged: %s", (inside) => {
  expect(clean(wrap(inside))).toEqual({ findings: [], drawing: { text: wrap(inside), width: 120, height: 40 } });
});

test.each([
  '<g p:onclick="go()"/>',
  '<g p:fill="red" p:href="#a" p:space="preserve" p:lang="fr"/>',
  '<g xlink:title="a" xml:id="b"/>',
  "<p:g>words</p:g><g/>",
  "<metadata>words</metadata><g/>",
])("what is not drawn is removed: %s", (inside) => {
  const languages = 'xmlns:p="http://program.example" xmlns:xlink="http://www.w3.org/1999/xlink"';
  const { findings, drawing } = clean(`${wrap(inside, `viewBox="0 0 120 40" ${languages}`)}\n`);
  expect(findings).toEqual([]);
  expect(drawing?.text).toBe(wrap("<g/>"));
});

test("metadata of drawing programs is removed", () => {
  const { drawing } = clean(`\uFEFF<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- made by hand -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg:svg xmlns:svg="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:p="http://program.example" version="1.1" viewBox="0 0 9 9" p:version="9"><p:view zoom="2"/><svg:style>.a&gt;.b{fill:url(#g)}@media(prefers-color-scheme:dark){.a{fill:rgb(1,2,3)}}</svg:style><svg:title>A &amp; B</svg:title><svg:use xlink:href="#g" data-name="x" p:label="y"/></svg:svg>`);
  expect(drawing?.text).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>.a&gt;.b{fill:url(#g)}@media(prefers-color-scheme:dark){.a{fill:rgb(1,2,3)}}</style><title>A &amp; B</title><use href="#g"/></svg>',
  );
});

test("the size comes from the attributes or the viewBox", () => {
  expect(clean(wrap("")).drawing).toMatchObject({ width: 120, height: 40 });
  const box = 'viewBox="0 0 120 40"';
  expect(clean(wrap("", `${box} width="60px" height="20"`)).drawing).toMatchObject({ width: 60, height: 20 });
  expect(clean(wrap("", `${box} width="100%" height="100%"`)).drawing).toMatchObject({ width: 120, height: 40 });
  expect(clean(wrap("", 'viewBox=" 0,  0 120  40 "')).drawing).toMatchObject({ width: 120, height: 40 });
});

test("drawings look the same after cleaning", async () => {
  const files = globSync("tests/sites/fixture/**/*.svg");
  expect(files.length).toBeGreaterThan(0);
  const pixels = (svg: Buffer) => sharp(svg).raw().toBuffer();
  for (const file of files) {
    const bytes = readFileSync(file);
    const { drawing, findings } = cleanSvg(bytes);
    expect([file, ...findings]).toEqual([file]);
    expect((await pixels(Buffer.from(drawing!.text))).equals(await pixels(bytes)), file).toBe(true);
  }
});
