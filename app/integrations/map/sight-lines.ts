import type { Point } from "#model/mercator.ts";

type Circle = { at: Point; radius: number };

/** The two lines that touch both circles from outside. */
export function sightLines(small: Circle, large: Circle): string {
  const [dx, dy] = [large.at.x - small.at.x, large.at.y - small.at.y];
  const towards = Math.atan2(dy, dx);
  const lean = Math.acos(Math.max(-1, Math.min(1, (small.radius - large.radius) / Math.hypot(dx, dy))));
  const on = ({ at, radius }: Circle, angle: number) =>
    `${(at.x + radius * Math.cos(angle)).toFixed(1)} ${(at.y + radius * Math.sin(angle)).toFixed(1)}`;
  return [towards + lean, towards - lean].map((angle) => `M${on(small, angle)}L${on(large, angle)}`).join("");
}
