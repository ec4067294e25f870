import type { City, Plan } from "./geo.ts";
import { type Box, measure, outline, type TextStyle } from "./glyphs.ts";
import { around, placeLabels } from "./labels.ts";
import { palette } from "./palette.ts";
import { group, path, type Point, range } from "./svg.ts";

/** What a branch is called, and several of them. */
export type CountWord = { one: string; other: string };

type NameLayout = { height: number; frame: Box; reserved: Box[]; textSize: number; mastWidth: number };

/** On the narrowest phones the distances are left out; below this many pixels. */
const narrow = 340;

/**
 * Each city with its distance from Paris; Paris itself, the first of the list, with the number of its branches.
 * `style` closes the gap that a left-out distance would leave between a name and its beacon.
 */
export function cityNames(view: Plan, all: City[], counted: CountWord, layout: NameLayout) {
  const { textSize, frame, reserved, mastWidth, height } = layout;
  const name: TextStyle = { family: "text", weight: 700, size: textSize };
  const detail: TextStyle = { family: "text", weight: 500, size: textSize };
  const words = all.map((city, index) => ({
    city,
    figure: index === 0 ? officeCount(city, counted) : `${Math.round(city.distance)}\u202fkm`,
  }));
  const space = textSize * 0.27;
  const requests = words.map(({ city, figure }, index) => ({
    at: index === 0 ? view.centre : view.project(city.place),
    width: measure(city.name, name) + space + measure(figure, detail),
    height: textSize * 1.1,
    gap: textSize * (index === 0 ? 1.9 : 1.2),
  }));
  const obstacles = [...reserved, ...mastBoxes(view.centre, height, mastWidth)];
  const boxes = placeLabels(requests, { frame, obstacles });
  const drawn = words.map(({ city, figure }, index) => {
    const { left, bottom } = boxes[index] ?? around(view.centre, 0);
    const baseline = bottom - textSize * 0.2;
    const first = outline(city.name, name, { x: left, y: baseline });
    const second = outline(figure, detail, { x: left + first.width + space, y: baseline });
    const isLeft = boxes[index] !== undefined && boxes[index].right < (requests[index]?.at.x ?? 0);
    const shift = isLeft ? Math.round(space + second.width) : 0;
    return {
      drawing:
        path(first.d, { class: isLeft ? `n${index}` : undefined }) +
        path(second.d, { fill: palette.mist, class: "km" }),
      rule: isLeft ? `.n${index}{transform:translate(${shift}px)}` : "",
    };
  });
  const halo = {
    stroke: palette.night,
    "stroke-width": textSize * 0.3,
    "stroke-linejoin": "round",
    "paint-order": "stroke",
  };
  return {
    drawing: group({ fill: palette.white, ...halo }, ...drawn.map(({ drawing }) => drawing)),
    style: `@media(max-width:${narrow}px){.km{display:none}${drawn.map(({ rule }) => rule).join("")}}`,
  };
}

const officeCount = ({ branches }: City, { one, other }: CountWord) =>
  `${branches.length} ${branches.length > 1 ? other : one}`;

/** The mast as a pile of boxes, wider towards the ground. */
function mastBoxes({ x, y }: Point, height: number, width: number): Box[] {
  return range(8).map((step) => {
    const [top, bottom] = [y + ((height - y) * step) / 8, y + ((height - y) * (step + 1)) / 8];
    return { left: x - (width * (step + 1)) / 16 - 6, top, right: x + (width * (step + 1)) / 16 + 6, bottom };
  });
}
