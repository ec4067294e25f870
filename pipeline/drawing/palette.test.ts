import { expect, test } from "vitest";
import { gridTone } from "./palette.ts";

test("neighbouring branch cards have different tones", () => {
  const clashes = Array.from({ length: 18 }, (_, index) => index).filter(
    (index) =>
      (index % 3 > 0 && gridTone(index) === gridTone(index - 1)) ||
      (index >= 3 && gridTone(index) === gridTone(index - 3)),
  );
  expect(clashes).toEqual([]);
});
