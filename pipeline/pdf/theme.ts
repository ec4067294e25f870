import { palette } from "../drawing/palette.ts";
import type { Face } from "./fonts.ts";

/** In points; the text is in a column right of a wide margin, titles use the whole width. */
export const page = { width: 595.28, height: 841.89, margin: 56, column: 140, top: 80, bottom: 72 };

export const columnWidth = page.width - page.column - page.margin;
export const fullWidth = page.width - 2 * page.margin;

export type TextStyle = {
  face: Face;
  size: number;
  leading: number;
  colour: string;
  /** Extra space between letters, in ems. */
  tracking?: number;
};

export const colours = {
  ink: palette.night,
  soft: palette.slate,
  link: palette.beaconDeep,
  beacon: palette.beacon,
  rule: palette.haze,
  tint: palette.cloud,
  white: palette.white,
  mist: palette.mist,
};

const body = { face: "text", size: 10, leading: 14.3, colour: colours.ink } as const;

export const styles = {
  body,
  lead: { ...body, size: 13, leading: 19.5 },
  small: { ...body, size: 8.5, leading: 12.5, colour: colours.soft },
  label: { ...body, face: "bold", size: 9.25, leading: 13.5 },
  cell: { ...body, size: 9.25, leading: 13.5 },
  headCell: { ...body, face: "bold", size: 9.25, leading: 13.5 },
  code: { ...body, size: 9.25, leading: 14 },
  title: { face: "display", size: 34, leading: 35, colour: colours.ink, tracking: -0.025 },
  heading2: { face: "display", size: 15.5, leading: 19, colour: colours.ink, tracking: -0.012 },
  heading3: { ...body, face: "bold", size: 11, leading: 15.25 },
  heading4: { ...body, face: "boldItalic" },
} as const satisfies Record<string, TextStyle>;

export const text = { style: styles.body, gap: 6.4 };

/** The smallest readable spacing. */
export const closeText = { ...text, gap: 3.6 };
