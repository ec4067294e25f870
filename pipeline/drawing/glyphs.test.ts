import { expect, test } from "vitest";
import { GlyphSheet } from "./glyph-sheet.ts";
import { measure, outline, type TextStyle, wrap } from "./glyphs.ts";

const bold: TextStyle = { family: "display", weight: 700, size: 100 };
const text: TextStyle = { family: "text", weight: 500, size: 20 };

test("letters are placed on the baseline", () => {
  const { box, d } = outline("H", bold, { x: 50, y: 200 });
  expect(box.bottom).toBeCloseTo(200);
  expect(box.top).toBeCloseTo(131);
  expect(box.left).toBeGreaterThan(50);
  expect(d).toMatch(/^M[\d.]/);
});

test("accents are above capitals", () => {
  expect(outline("É", bold).box.top).toBeLessThan(outline("E", bold).box.top - 10);
});

test("text can be anchored at its start, middle or end", () => {
  const { width } = outline("Reims", bold);
  const left = (anchor: "start" | "middle" | "end") => outline("Reims", bold, { x: 500, anchor }).box.left;
  expect(left("start") - left("end")).toBeCloseTo(width);
  expect(left("start") - left("middle")).toBeCloseTo(width / 2);
});

test("letters are kerned, and tracking is added between letters only", () => {
  expect(measure("AV", bold)).toBeLessThan(measure("A", bold) + measure("V", bold));
  expect(measure("HH", { ...bold, tracking: 0.1 })).toBeCloseTo(measure("HH", bold) + 10);
});

test("a narrow no-break space is narrower than a word space", () => {
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

test("a letter has the same path data at every position", () => {
  const shape = (x: number) => outline("g", text, { x, y: 3.3 }).d.replace(/^M[\d. -]*/, "");
  expect(shape(0)).toBe(shape(17.3));
});

test("a glyph sheet defines each letter once", () => {
  const sheet = new GlyphSheet();
  const drawn =
    sheet.text("anna", text, { fill: "#0b1416" }) + sheet.text("nana", text, { fill: "#0b1416", anchor: "end" });
  expect(drawn.match(/<use/g)).toHaveLength(8);
  expect(sheet.definitions().match(/<path/g)).toHaveLength(2);
});
