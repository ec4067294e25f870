import { random } from "#model/random.ts";
import { outline } from "./glyphs.ts";
import { palette } from "./palette.ts";
import { circle, group, path, range, rect, svg } from "./svg.ts";

const size = { width: 400, height: 500 };

/** A placeholder for a photograph: initials on pale rings, seeded by the name. */
export function portrait(name: string): string {
  const { pick, integer } = random(`${name} portrait`);
  const [x, y] = [integer(-40, 440), pick([-50, 550])];
  const step = integer(30, 46);
  const farthest = Math.hypot(Math.max(x, size.width - x), size.height + 50);
  const rings = range(Math.ceil((farthest - 50) / step)).map((ring) => circle(x, y, 50 + ring * step));
  const letters = outline(initials(name).join(""), { family: "text", weight: 600, size: 52 }, { x: 34, y: 462 });
  const halo = { stroke: palette.white, "stroke-width": 16, "stroke-linejoin": "round" };
  return svg(
    size,
    rect(0, 0, size.width, size.height, { fill: palette.white }),
    group({ fill: "none", stroke: palette.sky, "stroke-width": 9 }, ...rings),
    path(letters.d, { fill: palette.slate, "paint-order": "stroke", ...halo }),
  );
}

/** First letters of the first and family name, without particles such as « de » or « van der ». */
export function initials(name: string): string[] {
  const words = name.trim().split(/\s+/);
  const [first = "?", ...rest] = words;
  const family = rest.find((word) => /^\p{Lu}/u.test(familyPart(word))) ?? rest[0];
  return [first, family]
    .filter((word) => word !== undefined)
    .map((word) => Array.from(familyPart(word).normalize("NFC"))[0]?.toLocaleUpperCase("fr") ?? "?");
}

/** « d’Almeida » counts as Almeida, « O’Brien » as O’Brien. */
const familyPart = (word: string) => word.replace(/^\p{Ll}{1,2}['’]/u, "");
