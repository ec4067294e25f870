import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { palette } from "./palette.ts";

const folder = join(import.meta.dirname, "fixed");

/** The names of the files in `fixed/`, without `.svg`. */
export function fixedDrawings(): string[] {
  return globSync("**/*.svg", { cwd: folder })
    .map((file) => file.replaceAll("\\", "/").replace(/\.svg$/, ""))
    .toSorted();
}

export const fixedDrawing = (name: string) => colouredDrawing(join(folder, `${name}.svg`), palette);

/** Reads an SVG file and replaces `var(--accent, …)` with the colour of that name. */
export function colouredDrawing(file: string, colours: Readonly<Record<string, string>>): string {
  return readFileSync(file, "utf8")
    .replaceAll(/var\(--(\w+)[^)]*\)/g, (_, name: string) => {
      const colour = colours[name];
      if (colour === undefined) throw new Error(`${file}: --${name} is none of ${Object.keys(colours).join(", ")}`);
      return colour;
    })
    .replaceAll(/>\s+</g, "><")
    .trim();
}
