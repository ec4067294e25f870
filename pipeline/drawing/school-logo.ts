import { outline, type TextStyle } from "./glyphs.ts";
import { palette } from "./palette.ts";
import { path, svg } from "./svg.ts";

const height = 40;

/** Words that many schools share are set lightly, so that the name itself stands out. */
const shared =
  /^(université|university|college|business|school|of|management|international|grande|école|pôle|de|–|institute)$/i;

/** A real school's name in plain type: its own logo is the school's to give. */
export function schoolWordmark(name: string): string {
  const lines = breakName(name);
  const size = lines.length === 1 ? 33 : 19.5;
  const drawn = lines.map((words, index) => setLine(words, size, lines.length === 1 ? 31.4 : 16 + 19 * index));
  return svg(
    { width: Math.ceil(Math.max(...drawn.map(({ right }) => right))), height },
    path(drawn.map(({ d }) => d).join(""), { fill: palette.night }),
  );
}

/** One line for one word, otherwise two of about the same length, rather not cut inside the name proper. */
function breakName(name: string): string[][] {
  const words = name.split(" ");
  if (words.length === 1) return [words];
  const cost = (place: number) => {
    const [before = "", after = ""] = [words[place - 1], words[place]];
    const uneven = Math.abs(words.slice(0, place).join(" ").length - words.slice(place).join(" ").length);
    return uneven - (shared.test(before) === shared.test(after) ? 0 : 8);
  };
  const [best = 1] = words
    .slice(1)
    .map((_, index) => index + 1)
    .toSorted((a, b) => cost(a) - cost(b));
  return [words.slice(0, best), words.slice(best)];
}

function setLine(words: string[], size: number, baseline: number): { d: string; right: number } {
  let [d, x, right] = ["", 0, 0];
  for (const word of words) {
    const style: TextStyle = { family: "display", weight: shared.test(word) ? 400 : 700, size, tracking: -0.015 };
    const start = x === 0 ? -outline(word, style).box.left : x;
    const { d: shape, width, box } = outline(word, style, { x: start, y: baseline, digits: 2 });
    d += shape;
    right = box.right;
    x = start + width + 0.24 * size;
  }
  return { d, right };
}
