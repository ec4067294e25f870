import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { heroTall, heroWide } from "./hero.ts";
import { counted, sampleBranches } from "./sample-branches.ts";

const packed = (drawing: string) => brotliCompressSync(drawing).length;

test.each(["fr", "en"] as const)("both shapes together stay under 15 kB (%s)", (language) => {
  expect(
    packed(heroWide(sampleBranches, counted[language])) + packed(heroTall(sampleBranches, counted[language])),
  ).toBeLessThan(15_000);
});

test("every city beyond Paris has a beacon; Paris is the top of the mast", () => {
  for (const drawing of [heroWide(sampleBranches, counted.fr), heroTall(sampleBranches, counted.fr)]) {
    expect(drawing.match(/class="h d\d"/g)).toHaveLength(6);
    expect(drawing.match(/class="h"/g)).toHaveLength(1);
    expect(drawing.match(/class="km"/g)).toHaveLength(7);
  }
});

test("the languages differ", () => {
  expect(heroWide(sampleBranches, counted.fr)).not.toBe(heroWide(sampleBranches, counted.en));
});

test("nothing moves for those who asked for less motion", () => {
  const style = /<style>(.*?)<\/style>/.exec(heroWide(sampleBranches, counted.fr))?.[1] ?? "";
  const [before = "", inside = ""] = style.split("@media(prefers-reduced-motion:no-preference)");
  expect(before).not.toContain("animation");
  expect(inside).toContain("animation");
});

test("what moves comes to rest within five seconds", () => {
  const style = /<style>(.*?)<\/style>/.exec(heroWide(sampleBranches, counted.fr))?.[1] ?? "";
  expect(style).not.toContain("infinite");
  const [length] = [...style.matchAll(/animation:\w ([\d.]+)s/g)].map(([, seconds]) => Number(seconds));
  const delays = [...style.matchAll(/animation-delay:([\d.]+)s/g)].map(([, seconds]) => Number(seconds));
  expect(delays).toHaveLength(4);
  expect((length ?? Number.NaN) + Math.max(...delays)).toBeLessThan(5);
});

test("a far branch draws the whole plan smaller, so that its beacon is still inside", () => {
  const warsaw = { id: "warsaw", name: "Varsovie", city: "Varsovie", lat: 52.23, lng: 21.01 };
  const lisbon = { id: "lisbon", name: "Lisbonne", city: "Lisbonne", lat: 38.72, lng: -9.14 };
  const drawing = heroWide([...sampleBranches, warsaw, lisbon], counted.fr);
  const places = [...drawing.matchAll(/cx="([\d.-]+)" cy="([\d.-]+)" r="12"/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  expect(places).toHaveLength(8);
  for (const [x = 0, y = 0] of places) {
    expect(x).toBeGreaterThan(690);
    expect(x).toBeLessThan(1420);
    expect(y).toBeGreaterThan(90);
    expect(y).toBeLessThan(880);
  }
});
