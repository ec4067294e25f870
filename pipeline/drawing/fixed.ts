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

const parts = {
  card: "./parts/card.svg",
  tourCard: "./parts/tour-card.svg",
  tourWide: "./parts/tour-wide.svg",
  tourTall: "./parts/tour-tall.svg",
};

/** A file of `parts/`, to be put into another drawing. */
export const fixedPart = (name: keyof typeof parts) =>
  shapesOf(colouredDrawing(join(import.meta.dirname, parts[name]), palette));

/** What is inside the <svg> element. */
export const shapesOf = (drawing: string) => drawing.replaceAll(/^<svg[^>]*>|<\/svg>$/g, "");
