import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { create, type Font } from "fontkit";
import { woff2ToTrueType } from "./woff2.ts";

export type Face = {
  /** display: Radio Canada Big, for headings; text: Radio Canada, which also has a width (75 to 100). */
  family?: "display" | "text";
  weight?: number;
  width?: number;
  italic?: boolean;
};

const families = { display: ["radio-canada-big", "wght"], text: ["radio-canada", "standard"] } as const;

/** Where a letter is looked for, in this order. Radio Canada Big has no Vietnamese letters: its sister lends them. */
const subsets = {
  display: [
    ["display", "latin"],
    ["display", "latin-ext"],
    ["text", "vietnamese"],
  ],
  text: [
    ["text", "latin"],
    ["text", "latin-ext"],
    ["text", "vietnamese"],
  ],
} as const;

const require = createRequire(import.meta.url);
const files = new Map<string, Font>();
const faces = new Map<string, Font[]>();

function openFile(family: "display" | "text", subset: string, italic: boolean): Font {
  const [name, axes] = families[family];
  const file = `${name}-${subset}-${axes}-${italic ? "italic" : "normal"}.woff2`;
  const folder = dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
  const font = files.get(file) ?? create(Buffer.from(woff2ToTrueType(readFileSync(join(folder, "files", file)))));
  files.set(file, font);
  return font;
}

/** The fonts of a face; a letter is taken from the first one that has it. */
export function openFace({ family = "display", weight = 700, width = 100, italic = false }: Face): Font[] {
  const key = [family, weight, width, italic].join();
  const open = () =>
    subsets[family].map(([from, subset]) => openFile(from, subset, italic).getVariation({ wght: weight, wdth: width }));
  const fonts = faces.get(key) ?? open();
  faces.set(key, fonts);
  return fonts;
}
