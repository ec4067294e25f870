import { palette } from "../palette.ts";
import type { Random } from "../random.ts";
import { circle, group, path, range, rect, trail } from "../svg.ts";

/** Houses and landmarks, each standing on y = 0 with its left side at x = 0; they return their width. */
export type Building = { drawing: string; width: number; height: number };

export type HouseInks = { wall: string; roof: string; lit: string; dark: string };

const windows = (
  chance: Random,
  inks: HouseInks,
  left: number,
  top: number,
  columns: number,
  rows: number,
  size = { w: 22, h: 34, dx: 44, dy: 62 },
) =>
  range(rows)
    .flatMap((row) =>
      range(columns).map((column) =>
        rect(left + column * size.dx, top + row * size.dy, size.w, size.h, {
          fill: chance.chance(0.3) ? inks.lit : inks.dark,
        }),
      ),
    )
    .join("");

const chimney = (x: number, top: number, inks: HouseInks) =>
  rect(x, top - 52, 46, 60, { fill: inks.wall }) +
  range(3)
    .map((pot) => rect(x + 4 + pot * 14, top - 68, 9, 18, { fill: palette.beacon }))
    .join("");

/** Parisian: stone front, zinc mansard with dormers, chimney stacks. */
function mansard(chance: Random, inks: HouseInks): Building {
  const columns = chance.integer(4, 6);
  const [width, wall, roof] = [columns * 44 + 28, chance.integer(3, 5) * 62 + 40, chance.between(92, 120)];
  const top = -wall - roof;
  const slope = path(trail`M0 ${-wall}L26 ${top}H${width - 26}L${width} ${-wall}z`, { fill: inks.roof });
  const dormers = range(Math.floor(columns / 2)).map((index) => {
    const x = 52 + index * 88;
    return (
      path(trail`M${x - 6} ${-wall}v-44l22-22 22 22v44z`, { fill: inks.wall }) +
      rect(x + 4, -wall - 42, 24, 36, { fill: chance.chance(0.5) ? inks.lit : inks.dark })
    );
  });
  const front =
    rect(0, -wall, width, wall, { fill: inks.wall }) + rect(-6, -wall - 4, width + 12, 10, { fill: inks.roof });
  return {
    drawing:
      chimney(chance.between(30, width - 90), top, inks) +
      slope +
      front +
      dormers.join("") +
      windows(chance, inks, 25, -wall + 28, columns, Math.floor(wall / 62)),
    width,
    height: wall + roof,
  };
}

/** Flemish: a brick front that ends in steps. */
function steppedGable(chance: Random, inks: HouseInks): Building {
  const columns = chance.integer(3, 4);
  const [width, wall] = [columns * 46 + 26, chance.integer(3, 5) * 62 + 30];
  const steps = 4;
  const [dx, dy] = [width / 2 / (steps + 0.6), 34];
  const rising = range(steps)
    .map(() => trail`v${-dy}h${dx}`)
    .join("");
  const falling = range(steps)
    .map(() => trail`h${dx}v${dy}`)
    .join("");
  const middle = width - 2 * steps * dx;
  const gable = path(trail`M0 0V${-wall}` + rising + trail`v${-dy}h${middle}v${dy}` + falling + "V0z", {
    fill: inks.wall,
  });
  const attic = rect(width / 2 - 13, -wall - 78, 26, 40, { fill: chance.chance(0.6) ? inks.lit : inks.dark });
  return {
    drawing:
      gable +
      attic +
      windows(chance, inks, 24, -wall + 16, columns, Math.floor(wall / 62), { w: 24, h: 38, dx: 46, dy: 62 }),
    width,
    height: wall + 5 * dy,
  };
}

/** A terraced house with a steep roof and a stack of chimneys on its party wall. */
function terrace(chance: Random, inks: HouseInks): Building {
  const columns = chance.integer(2, 4);
  const [width, wall, roof] = [columns * 48 + 24, chance.integer(3, 4) * 62 + 34, chance.between(70, 130)];
  const pitched = path(trail`M-6 ${-wall}L${width / 2} ${-wall - roof}L${width + 6} ${-wall}z`, { fill: inks.roof });
  const front = rect(0, -wall, width, wall, { fill: inks.wall });
  return {
    drawing:
      chimney(width - 50, -wall - roof * 0.35, inks) +
      pitched +
      front +
      windows(chance, inks, 22, -wall + 24, columns, Math.floor(wall / 62), { w: 26, h: 36, dx: 48, dy: 62 }),
    width,
    height: wall + roof,
  };
}

/** An office tower. */
function tower(chance: Random, inks: HouseInks): Building {
  const [columns, rows] = [chance.integer(4, 7), chance.integer(8, 15)];
  const [width, wall] = [columns * 30 + 20, rows * 40 + 30];
  const slanted = chance.chance(0.4);
  const front = path(slanted ? trail`M0 0V${-wall - 70}L${width} ${-wall}V0z` : trail`M0 0V${-wall}H${width}V0z`, {
    fill: inks.wall,
  });
  return {
    drawing: front + windows(chance, inks, 15, -wall + 18, columns, rows, { w: 20, h: 22, dx: 30, dy: 40 }),
    width,
    height: wall,
  };
}

/** La Défense: the hollow cube at the end of the axis. */
export function arch(inks: HouseInks): Building {
  const frame = path("M0 0V-430H400V0H330V-352H70V0z", { fill: inks.wall });
  const ribs = group(
    { fill: inks.dark },
    range(9)
      .map((row) => rect(12, -405 + row * 46, 46, 14) + rect(342, -405 + row * 46, 46, 14))
      .join(""),
  );
  return {
    drawing: frame + ribs + path("M140 -150q60 -44 120 0v12h-120z", { fill: inks.lit }),
    width: 400,
    height: 430,
  };
}

/** A cathedral front with two towers and a rose window. */
export function cathedral(inks: HouseInks): Building {
  const towers = [0, 220].map(
    (x) =>
      path(trail`M${x} 0V-470h14v-26h16v26h34v-26h16v26h14V0z`, { fill: inks.wall }) +
      rect(x + 30, -420, 14, 120, { fill: inks.dark }) +
      rect(x + 54, -420, 14, 120, { fill: inks.dark }),
  );
  const nave = path("M94 0V-330L157 -390L220 -330V0z", { fill: inks.wall });
  const rose =
    circle(157, -240, 44, { fill: inks.lit }) +
    group({ fill: "none", stroke: inks.wall, "stroke-width": 5 }, circle(157, -240, 28), circle(157, -240, 12));
  const doors = [20, 130, 240].map((x) => path(trail`M${x} 0v-70q27 -60 54 0V0z`, { fill: inks.dark }));
  return { drawing: nave + towers.join("") + rose + doors.join(""), width: 314, height: 496 };
}

export type Style = "mansard" | "stepped" | "terrace" | "towers" | "mixed";

const styles: Record<string, Style> = {
  Paris: "mansard",
  Lyon: "mansard",
  Lille: "stepped",
  Mons: "stepped",
  Reims: "mansard",
  Londres: "terrace",
  London: "terrace",
  "La Défense": "towers",
};

export const styleOf = (city = "Paris"): Style => styles[city] ?? "mixed";

export function house(style: Style, chance: Random, inks: HouseInks): Building {
  if (style === "mansard") return mansard(chance, inks);
  if (style === "stepped") return chance.chance(0.75) ? steppedGable(chance, inks) : terrace(chance, inks);
  if (style === "terrace") return terrace(chance, inks);
  if (style === "towers") return tower(chance, inks);
  return chance.pick([mansard, terrace, tower])(chance, inks);
}
