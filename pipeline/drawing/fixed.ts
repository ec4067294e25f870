import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { palette } from "./palette.ts";

const folder = join(import.meta.dirname, "fixed");
const colours = new Map(Object.entries(palette));

/** The names of the files in `fixed/`, without `.svg`. */
export function fixedDrawings(): string[] {
  return globSync("**/*.svg", { cwd: folder })
    .map((file) => file.replaceAll("\\", "/").replace(/\.svg$/, ""))
    .toSorted();
}

/** Reads a file of `fixed/` and replaces `var(--beacon, …)` with that colour of the palette. */
export function fixedDrawing(name: string): string {
  const file = join(folder, `${name}.svg`);
  return readFileSync(file, "utf8")
    .replaceAll(/var\(--(\w+)[^)]*\)/g, (_, name: string) => {
      const colour = colours.get(name);
      if (colour === undefined) throw new Error(`${file}: --${name} is not a colour of pipeline/drawing/palette.ts`);
      return colour;
    })
    .replaceAll(/>\s+</g, "><")
    .trim();
}
