import { capHeight, outline, type TextStyle } from "./glyphs.ts";
import { palette, type Tone, toneColours } from "./palette.ts";
import { circle, element, group, path, polar, polyline, range, rect, svg } from "./svg.ts";
import { carrier, envelope } from "./waves.ts";

export const motifs = ["carrier", "rings", "bars", "lobe"] as const;

type Motif = (typeof motifs)[number];

export type Cover = { word: string; kind: string; number: string; tone: Tone; motif: Motif };

const width = 600;
const height = 800;
const margin = 36;
const field = { top: 268, bottom: 690 };

type Ink = { main: string; second: string };

const inks: Record<Tone, Ink> = {
  night: { main: palette.accent, second: palette.white },
  accent: { main: palette.onAccent, second: palette.white },
  sky: { main: palette.night, second: palette.accent },
  white: { main: palette.accent, second: palette.night },
};

export function cover({ word, kind, number, tone, motif }: Cover): string {
  const { ground, ink } = toneColours[tone];
  const small: TextStyle = { size: 33, tracking: -0.01 };
  return svg(
    { width, height },
    rect(0, 0, width, height, { fill: ground }),
    drawMotif[motif](word, inks[tone]),
    path(bigWord(word), { fill: ink }),
    path(outline(kind, small, { x: margin, y: height - margin }).d, { fill: ink }),
    path(outline(number, small, { x: width - margin, y: height - margin, anchor: "end" }).d, { fill: ink }),
  );
}

/** As wide as the cover allows; the top of the letters is always at the same height. */
function bigWord(word: string): string {
  const style = (size: number): TextStyle => ({ size, tracking: -0.045 });
  const { left, right } = outline(word, style(100)).box;
  const size = Math.min(158, (100 * (width - 2 * margin)) / (right - left));
  const start = outline(word, style(size)).box.left;
  return outline(word, style(size), { x: margin - start, y: 56 + capHeight(style(158)) }).d;
}

const drawMotif: Record<Motif, (seed: string, ink: Ink) => string> = {
  carrier: (seed, { main }) => {
    const middle = (field.top + field.bottom) / 2;
    const place = { left: 5, right: width - 5, middle, height: field.bottom - field.top, step: 10 };
    return path(carrier(envelope(`${seed} ${seed} ${seed} ${seed}`), place), { stroke: main, "stroke-width": 5 });
  },
  rings: (seed, { main, second }) => {
    const between = random(`${seed} rings`);
    const middle = (field.top + field.bottom) / 2;
    const source = (x: number, stroke: string) =>
      group(
        { stroke },
        range(18)
          .map((ring) => circle(x, middle, ring * 27 + 14))
          .join(""),
      );
    const clip = element("clipPath", { id: "c" }, rect(0, field.top, width, field.bottom - field.top));
    const sources = source(between(130, 230), main) + source(between(370, 470), second);
    return clip + group({ "clip-path": "url(#c)", fill: "none", "stroke-width": 6 }, sources);
  },
  bars: (seed, { main, second }) => {
    const between = random(`${seed} bars`);
    const rises = range(27).map((index) => between(50, 415) * (0.8 + 0.2 * Math.sin(index / 4)));
    const highest = Math.max(...rises);
    const bar = (rise: number, index: number) =>
      rect(margin + index * 20.3, field.bottom - rise, 10, rise, rise === highest ? { fill: second } : {});
    return group({ fill: main }, rises.map(bar).join(""));
  },
  lobe: (seed, { main }) => {
    const between = random(`${seed} lobe`);
    const lean = between(0.28, 0.48);
    const outermost = range(120).map((step) => {
      const angle = (step * Math.PI) / 60;
      return polar({ x: 0, y: 0 }, Math.abs(Math.cos(2 * angle) * (1 - lean) + lean * Math.cos(angle)), step * 3);
    });
    const [xs, ys] = [outermost.map(({ x }) => x), outermost.map(({ y }) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const scale = Math.min((width - 2 * margin) / (right - left), (field.bottom - field.top) / (bottom - top));
    const centre = {
      x: width / 2 - (scale * (left + right)) / 2,
      y: (field.top + field.bottom) / 2 - (scale * (top + bottom)) / 2,
    };
    const ring = (share: number) =>
      polyline(
        outermost.map(({ x, y }) => ({ x: centre.x + x * scale * share, y: centre.y + y * scale * share })),
        { closed: true },
      );
    return path(
      range(9)
        .map((index) => ring((index + 1) / 9))
        .join(""),
      { fill: "none", stroke: main, "stroke-width": 4.5 },
    );
  },
};

/** Random numbers that depend on a text, so that drawings do not change between builds. */
function random(seed: string): (from: number, to: number) => number {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ character.codePointAt(0)!, 16777619) >>> 0;
  return (from, to) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return from + ((to - from) * ((value ^ (value >>> 14)) >>> 0)) / 4294967296;
  };
}
