import {
  initials,
  type LetterShape,
  placeLetters,
  planPortrait,
  portraitSize,
  portraitStrokes,
  type PlacedLetter,
} from "#model/portrait.ts";
import { openFace } from "./fonts.ts";
import { outline } from "./glyphs.ts";
import { palette, type Tone, toneColours, tones } from "./palette.ts";
import { element, group, path, range, rect, svg } from "./svg.ts";

/** Stands in for a photo. A visitor's browser draws its own portrait from the same plan. */
export function portrait(name: string, tone: Tone): string {
  const { ground, accent, wave } = portraitColours(tone);
  const { letters, groundSource, letterSource, rings } = planPortrait(name, initials(name).map(letterShape));
  const clip = element("clipPath", { id: "i" }, letters.map(placed).join(""));
  const waves = element("g", { id: "r", fill: "none" }, rings.map((r) => element("circle", { r })).join(""));
  const { width, height } = portraitSize;
  return svg(
    portraitSize,
    element("defs", {}, clip + waves),
    rect(0, 0, width, height, { fill: ground }),
    element("use", { href: "#r", ...groundSource, stroke: wave, "stroke-width": portraitStrokes.ground }),
    group(
      { "clip-path": "url(#i)" },
      rect(0, 0, width, height, { fill: ground }),
      element("use", { href: "#r", ...letterSource, stroke: accent, "stroke-width": portraitStrokes.letters }),
    ),
  );
}

const placed = ({ d, x, y, scale }: PlacedLetter) => path(d, { transform: `translate(${x} ${y}) scale(${scale})` });

/** A little more contrast than elsewhere: on the pale sky the letters would float. */
function portraitColours(tone: Tone) {
  if (tone === "sky") return { ground: palette.haze, accent: palette.night, wave: palette.waveOnHaze };
  return toneColours[tone];
}

export function letterShape(letter: string): LetterShape {
  const { d, box } = outline(letter, { family: "display", weight: 700, size: 1000 }, { digits: 0 });
  const { left, top, right, bottom } = box;
  return { d, box: [Math.round(left), Math.round(top), Math.round(right), Math.round(bottom)] };
}

export const placeInitials = (letters: string[]) => placeLetters(letters.map(letterShape));

/** What a browser needs to draw the portrait of anyone: the capitals of the face, figures, and the colours of each tone. */
export function portraitKit(): string {
  const fonts = openFace({ family: "display", weight: 700 });
  const letters = range(0x1f00)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => /^[\p{Lu}\d]$/u.test(letter) && letter.normalize("NFC") === letter)
    .filter((letter) => fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)));
  const colours = tones.map((tone) => {
    const { ground, accent, wave } = portraitColours(tone);
    return [tone, { ground, accent, wave }];
  });
  return JSON.stringify({
    colours: Object.fromEntries(colours),
    letters: Object.fromEntries(letters.map((letter) => [letter, letterShape(letter)])),
  });
}
