import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { fixedDrawing } from "./fixed.ts";
import { heroPlan } from "./hero.ts";

let drawn: string | undefined;
const plan = () => (drawn ??= heroPlan(394));
const packed = (drawing: string) => brotliCompressSync(drawing).length;

test("the plan and both masts together stay under 15 kB", () => {
  expect(packed(plan()) + packed(fixedDrawing("hero/mast")) + packed(fixedDrawing("hero/mast-small"))).toBeLessThan(
    15_000,
  );
});

test("the hero moves for less than five seconds, and not at all with reduced motion", () => {
  const style = /<style>(.*?)<\/style>/.exec(plan())?.[1] ?? "";
  const [before, inside = ""] = style.split("@media(prefers-reduced-motion:no-preference)");
  expect(before).not.toContain("animation");
  expect(inside).not.toContain("infinite");
  const seconds = (property: string) =>
    [...inside.matchAll(new RegExp(`${property}([\\d.]+)s`, "g"))].map(([, value]) => Number(value));
  expect(Math.max(...seconds("animation:\\w ")) + Math.max(...seconds("animation-delay:"))).toBeLessThan(5);
});
