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

const masts = { card: "./masts/card.svg", wide: "./masts/wide.svg", tall: "./masts/tall.svg" };

/** A lattice mast, to be put into another drawing. */
export const fixedMast = (name: keyof typeof masts, odd: string) =>
  shapesOf(colouredDrawing(join(import.meta.dirname, masts[name]), { odd, even: palette.white }));

/** What is inside the <svg> element. */
export const shapesOf = (drawing: string) => drawing.replaceAll(/^<svg[^>]*>|<\/svg>$/g, "");
