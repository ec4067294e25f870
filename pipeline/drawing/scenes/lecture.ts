import { palette } from "../palette.ts";
import { circle, group, path, range, trail } from "../svg.ts";
import { fromBehind, ground, height, inkSets, type Motif, rings, someone, standing, width } from "./kit.ts";

/** A lecture theatre seen from the last row: the talk spreads in waves from the lectern. */
export const lecture: Motif = (chance) => {
  const inks = chance.pick(inkSets);
  const speaker = { x: chance.between(560, 1040), y: 470 };
  const mouth = { x: speaker.x, y: speaker.y - 150 };
  const waves = group({ fill: "none", stroke: inks.field, "stroke-width": 25 }, rings(mouth.x, mouth.y, 20, 70, 88));
  const person = { ...someone(chance, [inks.hot]), clothes: inks.hot };
  const lectern =
    path(trail`M${speaker.x - 74} ${speaker.y - 84}h148l-16 22h-116z`, { fill: inks.figure }) +
    path(trail`M${speaker.x - 50} ${speaker.y - 62}h100l-12 260h-76z`, { fill: inks.figure });
  return (
    ground(inks.ground) +
    waves +
    circle(mouth.x, mouth.y, 52, { fill: inks.ground }) +
    standing(person, speaker.x, speaker.y + 60, 232) +
    lectern +
    audience()
  );

  function audience(): string {
    const clothes = [palette.night, palette.dusk, palette.fog, palette.slate, palette.white, palette.beacon] as const;
    const bench = [palette.haze, palette.sky, palette.haze, palette.sky];
    return range(4)
      .map((row) => {
        const [y, r] = [556 + row * 112 + row * row * 7, 29 + row * 11];
        const spacing = r * 5.2;
        const shift = chance.between(0, spacing);
        const people = range(Math.ceil(width / spacing) + 2)
          .map((seat) =>
            chance.chance(0.86)
              ? fromBehind(
                  someone(chance, clothes),
                  seat * spacing - shift + chance.between(-0.3, 0.3) * r,
                  y + chance.between(-0.2, 0.2) * r,
                  r,
                )
              : "",
          )
          .join("");
        const top = y + 2.4 * r;
        const curve = path(trail`M0 ${top + 26}Q${width / 2} ${top - 26} ${width} ${top + 26}V${height}H0z`, {
          fill: bench[row] ?? palette.sky,
        });
        const edge = path(trail`M0 ${top + 26}Q${width / 2} ${top - 26} ${width} ${top + 26}`, {
          fill: "none",
          stroke: palette.white,
          "stroke-width": 8,
        });
        return people + curve + edge;
      })
      .join("");
  }
};
