import { createRequire } from "node:module";
import { type Font, openSync } from "fontkit";

export type Face = {
  /** display: Radio Canada Big, for headings; text: Radio Canada. */
  family?: "display" | "text";
  weight?: 300 | 400 | 500 | 600 | 700;
  italic?: boolean;
};

const names = { display: "radio-canada-big", text: "radio-canada" } as const;

/** In order of search; Radio Canada Big has no Vietnamese letters, so Radio Canada provides them. */
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

const { resolve } = createRequire(import.meta.url);
const faces = new Map<string, Font[]>();

/** The font files of a face; each letter comes from the first file that has it. */
export function openFace({ family = "display", weight = 700, italic = false }: Face): Font[] {
  const style = `${weight}-${italic ? "italic" : "normal"}`;
  const key = `${family} ${style}`;
  const open = () =>
    subsets[family].flatMap(([from, subset]) => {
      const font = openSync(resolve(`@fontsource/${names[from]}/files/${names[from]}-${subset}-${style}.woff`));
      return font.type === "WOFF" ? [font] : [];
    });
  const fonts = faces.get(key) ?? open();
  faces.set(key, fonts);
  return fonts;
}
