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

test("the hero respects reduced motion", () => {
  const style = /<style>(.*?)<\/style>/.exec(plan())?.[1] ?? "";
  const [before = "", inside = ""] = style.split("@media(prefers-reduced-motion:no-preference)");
  expect(before).not.toContain("animation");
  expect(inside).toContain("animation");
});

test("what moves comes to rest within five seconds", () => {
  const style = /<style>(.*?)<\/style>/.exec(plan())?.[1] ?? "";
  expect(style).not.toContain("infinite");
  const [length] = [...style.matchAll(/animation:\w ([\d.]+)s/g)].map(([, seconds]) => Number(seconds));
  const delays = [...style.matchAll(/animation-delay:([\d.]+)s/g)].map(([, seconds]) => Number(seconds));
  expect(delays).toHaveLength(4);
  expect((length ?? Number.NaN) + Math.max(...delays)).toBeLessThan(5);
});

test("the hero has a similar number of rings for any size of network", () => {
  for (const kilometres of [40, 394, 1450, 9000]) {
    const rings = heroPlan(kilometres).match(/<circle /g) ?? [];
    expect(rings.length, `${kilometres} km`).toBeGreaterThan(30);
    expect(rings.length, `${kilometres} km`).toBeLessThan(140);
  }
});
