import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { letterShape, placeInitials, portrait, portraitKit } from "./portrait.ts";

test.each(["ÉV", "ÅÖ", "W", "IM", "QJ", "Ž"])("%s stays inside the frame, accents included, and apart", (letters) => {
  const boxes = placeInitials(Array.from(letters)).map(({ box: [left, top, right, bottom], x, y, scale }) => ({
    left: x + left * scale,
    top: y + top * scale,
    right: x + right * scale,
    bottom: y + bottom * scale,
  }));
  for (const { left, top, right, bottom } of boxes) {
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(27);
    expect(right).toBeLessThanOrEqual(373);
    expect(bottom).toBeLessThanOrEqual(473);
  }
  if (boxes.length === 2) expect(boxes[1]!.top).toBeGreaterThan(boxes[0]!.bottom);
});

test("a portrait is a small file", () => {
  for (const name of ["Sinéad O’Brien", "Åsa Öberg", "Grégoire de Saint-Ambreuil"]) {
    const drawing = portrait(name, "night");
    expect(drawing.length).toBeLessThan(12_000);
    expect(brotliCompressSync(drawing).length).toBeLessThan(3000);
  }
});

test("people with the same initials have different waves; the same name always has the same", () => {
  expect(portrait("Awa Diarra", "sky")).toBe(portrait("Awa Diarra", "sky"));
  expect(portrait("Awa Diarra", "sky")).not.toBe(portrait("Ana Diaz", "sky"));
});

test("the kit for browsers has the letters of every name that is drawn here, as they are drawn here", () => {
  const kit = JSON.parse(portraitKit()) as { letters: Record<string, unknown> };
  for (const letter of ["A", "É", "Œ", "Ž", "Ö", "Đ", "7"]) expect(kit.letters[letter]).toEqual(letterShape(letter));
  expect(kit.letters["Ж"]).toBeUndefined();
  expect(brotliCompressSync(portraitKit()).length).toBeLessThan(30_000);
});
