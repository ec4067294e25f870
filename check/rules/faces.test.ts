import { createRequire } from "node:module";
import { openSync } from "fontkit";
import { expect, test } from "vitest";
import { faceSigns, missingSigns } from "./faces.ts";

test("each missing character is listed as often as it occurs", () => {
  expect(missingSigns("Été à Łódź\nŒ’€« –Şế 1\u202f000 e\u0301")).toEqual([]);
  expect(missingSigns("a 🚀 b → c 🚀\t")).toEqual(["🚀", "→", "🚀", "\t"]);
});

const { resolve } = createRequire(import.meta.url);

const everySign = Array.from({ length: 0xfffd - 0x20 }, (_, index) => 0x20 + index);

function signsOf(family: string, subset: string, style: string): Set<number> {
  const font = openSync(resolve(`@fontsource/${family}/files/${family}-${subset}-${style}.woff`));
  if (!("hasGlyphForCodePoint" in font)) throw new Error(`${family} is a collection of fonts`);
  return new Set(everySign.filter((code) => font.hasGlyphForCodePoint(code)));
}

/** PDFs and drawings take Vietnamese letters of both typefaces from Radio Canada. */
function face(family: string, style: string): Set<number> {
  const own = signsOf(family, "latin", style).union(signsOf(family, "latin-ext", style));
  return own.union(signsOf("radio-canada", "vietnamese", style));
}

/** The code points in every weight, e.g. 20-7e a0-ac. */
function ranges(faces: Set<number>[]): string {
  const shared = faces.reduce((all, each) => all.intersection(each));
  const list: [first: number, last: number][] = [];
  for (const code of [...shared].toSorted((a, b) => a - b)) {
    const last = list.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else list.push([code, code]);
  }
  return list.map(([first, last]) => [...new Set([first, last])].map((code) => code.toString(16)).join("-")).join(" ");
}

// After a change of typeface, the failure shows the new list.
test("the list has the characters of the typefaces", () => {
  const text = ["400-normal", "400-italic", "500-normal", "700-normal", "700-italic"];
  const signs = [...text.map((style) => face("radio-canada", style)), face("radio-canada-big", "700-normal")];
  expect(faceSigns).toBe(ranges(signs));
});
