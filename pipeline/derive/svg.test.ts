import { expect, test } from "vitest";
import { cleanSvg } from "./svg.ts";

const wrap = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" ${attributes}>${inside}</svg>`;
const clean = (source: string) => cleanSvg(source, "partners/logo.svg").text;

const refused = [
  "<script>alert(1)</script>",
  "<svg:script/>",
  "<foreignObject><p/></foreignObject>",
  "<SCRIPT/>",
  '<set attributeName="href" to="javascript:alert(1)"/>',
];

test.each(refused)("%s is refused, by file name", (inside) => {
  expect(() => clean(wrap(inside))).toThrow(
    /^partners\/logo\.svg: the drawing contains (<[\w:]+|javascript:); export it again/,
  );
});

test("what could run or fetch something is taken out, the drawing stays", () => {
  const text = clean(
    wrap(
      `<metadata><rdf:RDF/></metadata><!-- made by hand --><style>@import url(https://x.example/a.css); .a{fill:url(#g)} .b{background:url("https://x.example/b.png")}</style>
       <a href="javascript:alert(1)"><image xlink:href="https://x.example/p.png"/></a><use href="#shape"/>
       <image href="data:image/png;base64,AAAA"/><rect onclick="go()" onload='go()' width="9"/>`,
    ),
  );
  expect(text).not.toMatch(/https:\/\/x|javascript|onclick|onload|metadata|made by hand|@import/);
  expect(text).toContain('<use href="#shape"/>');
  expect(text).toContain("fill:url(#g)");
  expect(text).toContain('href="data:image/png;base64,AAAA"');
  expect(text).toContain('<rect width="9"/>');
});

test("declarations and document types go", () => {
  const text = clean(`\uFEFF<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]>${wrap("<path d='M0 0'/>")}`);
  expect(text.startsWith("<svg")).toBe(true);
});

test("the size is that of the attributes, or of the viewBox", () => {
  expect(cleanSvg(wrap(""), "a.svg")).toMatchObject({ width: 120, height: 40 });
  expect(cleanSvg(wrap("", 'width="60px" height="20"'), "a.svg")).toMatchObject({ width: 60, height: 20 });
  expect(cleanSvg(wrap("", 'width="100%" height="100%"'), "a.svg")).toMatchObject({ width: 120, height: 40 });
  expect(() => cleanSvg("<svg></svg>", "a.svg")).toThrow("a.svg: give the <svg> a viewBox");
});
