import { createRequire } from "node:module";
import { type Font, openSync } from "fontkit";

export type Face = {
  /** display: Radio Canada Big, for headings; text: Radio Canada. */
  family?: "display" | "text";
  weight?: 300 | 400 | 500 | 600 | 700;
};

const names = { display: "radio-canada-big", text: "radio-canada" } as const;

const { resolve } = createRequire(import.meta.url);
const faces = new Map<string, Font[]>();

/** The font files of a face; each letter comes from the first file that has it. */
export function openFace({ family = "display", weight = 700 }: Face): Font[] {
  const key = `${family} ${weight}`;
  const open = () =>
    ["latin", "latin-ext", "vietnamese"].flatMap((subset) => {
      // Radio Canada Big has no Vietnamese letters, so Radio Canada provides them.
      const name = names[subset === "vietnamese" ? "text" : family];
      const font = openSync(resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`));
      return font.type === "WOFF" ? [font] : [];
    });
  const fonts = faces.get(key) ?? open();
  faces.set(key, fonts);
  return fonts;
}
