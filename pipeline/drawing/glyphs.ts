import { createRequire } from "node:module";
import { type Font, type Glyph, openSync } from "fontkit";
import type { Box } from "#model/boxes.ts";
import { numbers, round } from "./svg.ts";

/** Text as outlines, because an SVG in <img> cannot use the page's fonts. */

export type TextStyle = {
  /** "display 700" if not given. */
  face?: keyof typeof files;
  size: number;
  /** Extra space between letters, in ems. */
  tracking?: number;
};

export type Placement = { x?: number; y?: number; anchor?: "start" | "middle" | "end"; digits?: number };

/** `box` is the area of the ink; `width` is the advance. */
export type Outline = { d: string; width: number; box: Box };

export function outline(text: string, style: TextStyle, placement: Placement = {}): Outline {
  const { x = 0, y = 0, anchor = "start", digits = 1 } = placement;
  const { letters, width } = layOut(text, style);
  const start = x - (anchor === "middle" ? width / 2 : anchor === "end" ? width : 0);
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let d = "";
  for (const { glyph, scale, x: offset } of letters) {
    if (glyph.path.commands.length === 0) continue;
    const { minX, minY, maxX, maxY } = glyph.path.bbox;
    d += glyphPath(glyph, scale, start + offset, y, digits);
    box.left = Math.min(box.left, start + offset + minX * scale);
    box.right = Math.max(box.right, start + offset + maxX * scale);
    box.top = Math.min(box.top, y - maxY * scale);
    box.bottom = Math.max(box.bottom, y - minY * scale);
  }
  return { d, width, box };
}

export const measure = (text: string, style: TextStyle) => layOut(text, style).width;

export const capHeight = (style: TextStyle) => 0.69 * style.size;

/** A word wider than `maxWidth` gets a line of its own. */
export function wrap(text: string, style: TextStyle, maxWidth: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || measure(longer, style) > maxWidth) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

type Letter = { glyph: Glyph; scale: number; x: number };

function layOut(text: string, style: TextStyle): { letters: Letter[]; width: number } {
  const letters: Letter[] = [];
  const spacing = (style.tracking ?? 0) * style.size;
  let x = 0;
  for (const { font, part } of splitByFont(text, openFace(style.face ?? "display 700"))) {
    const scale = style.size / font.unitsPerEm;
    const narrow = Array.from(part, (character) => character === "\u202f");
    const { glyphs, positions } = font.layout(part.replaceAll(/[\u202f\u00a0]/g, " "));
    for (const [index, glyph] of glyphs.entries()) {
      const position = positions[index];
      letters.push({ glyph, scale, x: x + (position?.xOffset ?? 0) * scale });
      const advance = (position?.xAdvance ?? 0) * scale;
      x += (narrow[index] && glyphs.length === narrow.length ? advance * 0.6 : advance) + spacing;
    }
  }
  return { letters, width: Math.max(0, x - spacing) };
}

const big = (subset: string) => `@fontsource/radio-canada-big/files/radio-canada-big-${subset}-700-normal.woff`;
const regular = (name: string) => `@expo-google-fonts/radio-canada/${name}/RadioCanada_${name}.ttf`;

/** The font files of a face; each letter comes from the first file that has it. */
const files = {
  // Radio Canada Big has no Vietnamese letters, so Radio Canada provides them.
  "display 700": [big("latin"), big("latin-ext"), regular("700Bold")],
  "text 500": [regular("500Medium")],
  "text 600": [regular("600SemiBold")],
};

const { resolve } = createRequire(import.meta.url);
const faces = new Map<string, Font[]>();

function openFace(face: keyof typeof files): Font[] {
  const fonts =
    faces.get(face) ?? files[face].map((file) => openSync(resolve(file))).filter((font) => "layout" in font);
  faces.set(face, fonts);
  return fonts;
}

function splitByFont(text: string, fonts: Font[]): { font: Font; part: string }[] {
  const [main] = fonts;
  if (main === undefined) throw new Error("No font is open");
  const parts: { font: Font; part: string }[] = [];
  for (const character of text.normalize("NFC")) {
    const code = character.codePointAt(0) ?? 0;
    const known = /\s/.test(character) ? main : fonts.find((font) => font.hasGlyphForCodePoint(code));
    const last = parts.at(-1);
    if (last !== undefined && last.font === (known ?? main)) last.part += character;
    else parts.push({ font: known ?? main, part: character });
  }
  return parts;
}

/** Relative commands give the same letter the same bytes everywhere; "t" omits a mirrored control point. */
function glyphPath({ path }: Glyph, scale: number, x: number, y: number, digits: number): string {
  let d = "";
  let last: readonly number[] = [0, 0];
  let begun = last;
  let reflected: number[] = [];
  for (const { command, args } of path.commands) {
    const mirror = reflected;
    reflected = [];
    if (command === "closePath") {
      d += "z";
      last = begun;
      continue;
    }
    const places = args.map((value, index) => round(index % 2 === 0 ? value * scale : -value * scale, digits));
    const steps = places.map((value, index) => round(value - last[index % 2]!, digits));
    last = places.slice(-2);
    if (command === "moveTo") {
      d += d === "" ? `M${numbers([x + last[0]!, y + last[1]!], digits)}` : `m${numbers(steps, digits)}`;
      begun = last;
    } else if (command === "lineTo") d += lineStep(steps, digits);
    else if (command === "bezierCurveTo") d += `c${numbers(steps, digits)}`;
    else {
      const [control, end] = [steps.slice(0, 2), steps.slice(2)];
      const isSmooth =
        mirror.length > 0 && control.every((step, axis) => Math.abs(step - mirror[axis]!) <= 10 ** -digits);
      d += isSmooth ? `t${numbers(end, digits)}` : `q${numbers(steps, digits)}`;
      reflected = end.map((step, axis) => step - (isSmooth ? mirror : control)[axis]!);
    }
  }
  return d;
}

function lineStep([dx = 0, dy = 0]: number[], digits: number): string {
  if (dx === 0 && dy === 0) return "";
  if (dy === 0) return `h${numbers([dx], digits)}`;
  if (dx === 0) return `v${numbers([dy], digits)}`;
  return `l${numbers([dx, dy], digits)}`;
}
