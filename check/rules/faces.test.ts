import { createRequire } from "node:module";
import { openSync } from "fontkit";
import { expect, test } from "vitest";
import { faceSigns, missingSigns } from "./faces.ts";

test("each missing character is listed as often as it occurs", () => {
  expect(missingSigns("Été à Łódź\nŒ’€« –Şế 1\u202f000 e\u0301")).toEqual([]);
  expect(missingSigns("a 🚀 b → c 🚀\t")).toEqual(["🚀", "→", "🚀", "\t"]);
});

const { resolve } = createRequire(import.meta.url);

const listed = faceSigns.split(" ").flatMap((range) => {
  const [first = 0, last = first] = range.split("-").map((code) => parseInt(code, 16));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
});

// Of letters that Radio Canada Big lacks, PDFs and drawings show those of Radio Canada.
test.each(["400Regular", "400Regular_Italic", "500Medium", "600SemiBold", "700Bold", "700Bold_Italic"])(
  "%s has the listed characters",
  (style) => {
    const font = openSync(resolve(`@expo-google-fonts/radio-canada/${style}/RadioCanada_${style}.ttf`));
    if (!("hasGlyphForCodePoint" in font)) throw new Error(`${style} is a collection of fonts`);
    expect(listed.length).toBeGreaterThan(400);
    expect(listed.filter((code) => !font.hasGlyphForCodePoint(code))).toEqual([]);
  },
);
