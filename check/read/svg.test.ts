import { expect, test } from "vitest";
import { readSvg } from "./svg.ts";

const host = "http://hostile.example";
const svg = (inside: string, root = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 90 40" ${root}>${inside}</svg>`;
const xhtml = 'xmlns="http://www.w3.org/1999/xhtml"';
const read = (text: string) => readSvg(new TextEncoder().encode(text));

/** Drawings that run or load something when a browser opens them. */
const hostile: Record<string, string> = {
  "a script": svg("<script>alert(1)</script>"),
  "a script behind a prefix": `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:script>alert(1)</s:script></s:svg>`,
  "a script fetched": svg(`<script xlink:href="${host}/x.js"/>`),
  "a script in the notes of a drawing program": svg('<n:note xmlns:n="http://a.example"><script>1</script></n:note>'),
  "a script in the metadata": svg("<metadata><script>alert(1)</script></metadata>"),
  "capital letters": svg("<SCRIPT>alert(1)</SCRIPT>"),
  "an XHTML script": svg(`<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>`),
  "an XHTML frame": svg(`<iframe ${xhtml} srcdoc="&lt;script>alert(1)&lt;/script>"></iframe>`),
  "a foreign object": svg(`<foreignObject width="90" height="90"><b ${xhtml}/></foreignObject>`),
  "an XHTML picture with a handler": svg(`<img ${xhtml} src="data:," onerror="alert(1)"/>`),
  "a handler": svg("", 'onload="alert(1)"'),
  "a handler in an animation": svg('<rect><set attributeName="x" to="1" onbegin="alert(1)"/></rect>'),
  "a link": svg('<a href="javascript:alert(1)"><rect/></a>'),
  "a link set by animation": svg('<a><rect/><set attributeName="href" to="&#106;avascript:alert(1)"/></a>'),
  "an entity": `<!DOCTYPE svg [<!ENTITY a "<script xmlns='http://www.w3.org/2000/svg'>alert(1)</script>">]>${svg("&a;")}`,
  "a default attribute": `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${svg("")}`,
  "a style sheet by instruction": `<?xml-stylesheet href="${host}/x.css"?>${svg("")}`,
  "an imported style": svg(`<style>@import "${host}/x.css";</style>`),
  "an imported style in disguise": svg(`<style>@\\69mport "${host}/x.css";</style>`),
  "an imported style after a style in a style": svg(`<style><style/><g/>@import "${host}/x.css";</style>`),
  "an imported style in CDATA": svg(`<style><![CDATA[@im]]><![CDATA[port url(${host}/x.css);]]></style>`),
  "a font": svg(`<style>@font-face{font-family:f;src:url(${host}/f.woff)}</style>`),
  "an address in a style": svg(`<rect style="mask-image:url('${host}/x.png')"/>`),
  "an address without url()": svg(`<rect style="mask-image:image-set('${host}/x.png' 1x)"/>`),
  "an address in an attribute": svg(`<rect filter="url(${host}/x.svg#f)"/>`),
  "an address in an attribute, in disguise": svg(`<rect filter="u\\72l(${host}/x.svg#f)"/>`),
  "a picture": svg(`<image width="9" height="9" href="${host}/x.png"/>`),
  "a picture for a filter": svg(`<filter id="f"><feImage href="${host}/x.png"/></filter>`),
  "a part of another drawing": svg(`<use href="${host}/x.svg#a"/>`),
  "a part of a drawing in the address": svg('<use href="data:image/svg+xml,%3Csvg/%3E#a"/>'),
  "a base for addresses": svg('<g id="a"/><use href="#a"/>', `xml:base="${host}/x.svg"`),
  "a page that is no drawing": `<html ${xhtml}><script>alert(1)</script></html>`,
  "half a drawing": "<svg",
};

test.each(Object.entries(hostile))("%s is refused", (_, text) => {
  expect(read(text).refused).toBeDefined();
});

test("a drawing in UTF-16 is refused", () => {
  const text = Buffer.from(svg("<script>alert(1)</script>"), "utf16le");
  expect(readSvg(Buffer.concat([Buffer.from([0xff, 0xfe]), text])).refused).toBeDefined();
});

test("what is refused is named with its place", () => {
  expect(read(svg("\n  <script/>")).refused).toMatchObject({ line: 2, found: "<script" });
});

test.each([
  ["", { width: 90, height: 40 }],
  ['width="30px" height="20"', { width: 30, height: 20 }],
  ['width="50%" height="50%"', { width: 90, height: 40 }],
])("the size comes from %j, or from the viewBox", (root, size) => expect(read(svg("", root)).size).toEqual(size));
