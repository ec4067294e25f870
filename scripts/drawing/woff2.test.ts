import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create } from "fontkit";
import { expect, test } from "vitest";
import { woff2ToTrueType } from "./woff2.ts";

const file = createRequire(import.meta.url).resolve(
  "@fontsource-variable/radio-canada/files/radio-canada-latin-standard-normal.woff2",
);

test("an unpacked font keeps its letters and can change its weight and its width", () => {
  const packed = readFileSync(file);
  const font = create(Buffer.from(woff2ToTrueType(packed)));
  const letter = (axes: Record<string, number>) => font.getVariation(axes).layout("É").glyphs[0]?.path.bbox;
  const [regular, bold, narrow] = [letter({ wght: 400 }), letter({ wght: 700 }), letter({ wght: 700, wdth: 75 })];
  expect(regular?.maxY).toBeGreaterThan(800);
  expect(bold).not.toEqual(regular);
  expect(narrow?.maxX).toBeLessThan(bold?.maxX ?? 0);
});

test("unpacked letters are those that the font library reads itself", () => {
  const packed = readFileSync(file);
  const outlines = (data: Uint8Array) =>
    create(Buffer.from(data))
      .layout("Ça, œuvre & 2025 – ñ")
      .glyphs.map(({ path }) => path.commands);
  expect(outlines(woff2ToTrueType(packed))).toEqual(outlines(packed));
});

test("anything else is refused", () => {
  expect(() => woff2ToTrueType(new TextEncoder().encode("<svg/>"))).toThrow("not a WOFF2 file");
});
