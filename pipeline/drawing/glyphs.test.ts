import { expect, test } from "vitest";
import { outline, type TextStyle, wrap } from "./glyphs.ts";

const text: TextStyle = { face: "text 500", size: 20 };

test.each(["Željko Šarić", "Linh Trần", "Wróblewski", "Œuvre", "« Cœur »", "İpek"])(
  "both faces have all letters of %s",
  (name) => {
    for (const face of ["display 700", "text 500"] as const) {
      const missing = outline("\ue000", { face, size: 20 }).d.replace(/^M[^a-z]*/, "");
      expect(missing).not.toBe("");
      expect(outline(name, { face, size: 20 }).d).not.toContain(missing);
    }
  },
);

test("lines break at spaces only", () => {
  const lines = wrap("Anne-Gaëlle Le\u00a0Bihan lit anticonstitutionnellement", text, 150);
  expect(lines.join(" ")).toBe("Anne-Gaëlle Le\u00a0Bihan lit anticonstitutionnellement");
  expect(lines).toContain("anticonstitutionnellement");
  expect(lines.some((line) => line.startsWith("Bihan"))).toBe(false);
});
