import { expect, test } from "vitest";
import { GlyphSheet } from "./glyph-sheet.ts";
import { measure, outline, type TextStyle, wrap } from "./glyphs.ts";

const bold: TextStyle = { family: "display", weight: 700, size: 100 };
const text: TextStyle = { family: "text", weight: 500, size: 20 };

test("text is anchored on its baseline, at its start, middle or end", () => {
  const { box, width } = outline("Reims", bold, { x: 500, y: 200 });
  expect(box.bottom).toBeCloseTo(201.4);
  const left = (anchor: "middle" | "end") => outline("Reims", bold, { x: 500, anchor }).box.left;
  expect([box.left - left("middle"), box.left - left("end")].map(Math.round)).toEqual(
    [width / 2, width].map(Math.round),
  );
});

test("letters are kerned and tracked, and a narrow space is narrow", () => {
  expect(measure("AV", bold)).toBeLessThan(measure("A", bold) + measure("V", bold));
  expect(measure("HH", { ...bold, tracking: 0.1 })).toBeCloseTo(measure("HH", bold) + 10);
  expect(measure("3\u202fkm", text)).toBeLessThan(measure("3 km", text));
  expect(measure("3\u00a0km", text)).toBeCloseTo(measure("3 km", text));
});

test.each(["Željko Šarić", "Linh Trần", "Wróblewski", "Œuvre", "« Cœur »", "İpek"])(
  "both font families have all letters of %s",
  (name) => {
    for (const family of ["display", "text"] as const) {
      const missing = outline("\ue000", { family, size: 20 }).d.replace(/^M[^a-z]*/, "");
      expect(missing).not.toBe("");
      expect(outline(name, { family, size: 20 }).d).not.toContain(missing);
    }
  },
);

test("lines break at spaces only", () => {
  const lines = wrap("Anne-Gaëlle Le\u00a0Bihan lit anticonstitutionnellement", text, 150);
  expect(lines.join(" ")).toBe("Anne-Gaëlle Le\u00a0Bihan lit anticonstitutionnellement");
  expect(lines).toContain("anticonstitutionnellement");
  expect(lines.some((line) => line.startsWith("Bihan"))).toBe(false);
});

test("a glyph sheet defines each letter once", () => {
  const sheet = new GlyphSheet();
  const drawn =
    sheet.text("anna", text, { fill: "#0b1416" }) + sheet.text("nana", text, { fill: "#0b1416", anchor: "end" });
  expect(drawn.match(/<use/g)).toHaveLength(8);
  expect(sheet.definitions().match(/<path/g)).toHaveLength(2);
});
