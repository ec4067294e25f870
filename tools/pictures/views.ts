/** Large is text at 200 %; forced is the visitor's own colours; no-script is without scripts. */
export type View = { width: number; height: number; mode: "usual" | "large" | "print" | "forced" | "no-script" };

const usual = (width: number, height = width < 700 ? 844 : 900): View => ({ width, height, mode: "usual" });

/** The last two are short screens. */
export const windows = [
  ...[320, 390, 480, 600, 768, 900, 1024, 1100, 1280, 1440, 1920, 2560].map((width) => usual(width)),
  usual(390, 660),
  usual(1024, 600),
];

export const fewWindows = [usual(390), usual(768), usual(1440)];

export const allViews: View[] = [
  ...windows,
  { width: 390, height: 844, mode: "large" },
  { width: 794, height: 1123, mode: "print" },
  { width: 390, height: 844, mode: "forced" },
  { width: 1440, height: 900, mode: "forced" },
  { width: 390, height: 844, mode: "no-script" },
  { width: 1440, height: 900, mode: "no-script" },
];
