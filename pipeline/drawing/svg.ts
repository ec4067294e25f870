export type Point = { x: number; y: number };

export function round(value: number, digits = 1): number {
  const rounded = Number(value.toFixed(digits));
  return rounded === 0 ? 0 : rounded;
}

type Attributes = Record<string, string | number | undefined>;

export function element(name: string, attributes: Attributes, content = ""): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? round(value) : value}"`)
    .join("");
  return content === "" ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

export const group = (attributes: Attributes, ...content: string[]) => element("g", attributes, content.join(""));
export const path = (d: string, attributes: Attributes = {}) => element("path", { d, ...attributes });
export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}) =>
  element("circle", { cx, cy, r, ...attributes });
export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes = {}) =>
  element("rect", { x, y, width, height, ...attributes });

type Frame = { width: number; height: number; viewBox?: string; preserveAspectRatio?: string };

/** An SVG document without a title, because the page describes it. */
export function svg({ width, height, viewBox, preserveAspectRatio }: Frame, ...content: string[]): string {
  const frame = { width, height, viewBox: viewBox ?? `0 0 ${round(width)} ${round(height)}`, preserveAspectRatio };
  return element("svg", { xmlns: "http://www.w3.org/2000/svg", ...frame }, content.join(""));
}

/** Path numbers in the fewest characters: "10 -5 .5" becomes "10-5 .5". */
export function numbers(values: number[], digits = 1): string {
  return values
    .map((value) => String(round(value, digits)).replace(/^(-?)0\./, "$1."))
    .reduce((line, value) => (line === "" || value.startsWith("-") ? line + value : `${line} ${value}`), "");
}

/** Path data with rounded numbers: trail`M${x} ${y}l5 5`. */
export function trail(parts: TemplateStringsArray, ...values: number[]): string {
  return parts.map((part, index) => part + (index < values.length ? String(round(values[index] ?? 0)) : "")).join("");
}

/** A line in relative coordinates, which compress best. */
export function polyline(points: Point[], { closed = false, digits = 1 } = {}): string {
  const [first, ...rest] = points.map(({ x, y }) => ({ x: round(x, digits), y: round(y, digits) }));
  if (first === undefined) return "";
  let last = first;
  const steps: number[] = [];
  for (const point of rest) {
    if (point.x === last.x && point.y === last.y) continue;
    steps.push(point.x - last.x, point.y - last.y);
    last = point;
  }
  const line = steps.length > 0 ? `l${numbers(steps, digits)}` : "";
  return `M${numbers([first.x, first.y], digits)}${line}${closed ? "z" : ""}`;
}

export function polar(centre: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: centre.x + radius * Math.sin(angle), y: centre.y - radius * Math.cos(angle) };
}

export const range = (count: number) => Array.from({ length: count }, (_, index) => index);
