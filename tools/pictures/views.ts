export type View = { width: number; height: number; mode: Mode };

const modes = ["usual", "large", "print", "forced", "plain"] as const;

/** Large is text at 200 %; forced is the visitor's own colours; plain is without scripts. */
type Mode = (typeof modes)[number];

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
  { width: 390, height: 844, mode: "plain" },
  { width: 1440, height: 900, mode: "plain" },
];

/** The views named by arguments such as "1024", "1024x600", "large" or "390large"; all if there are none. */
export function chosenViews(words: string[], views: readonly View[]): readonly View[] {
  const asked = words.flatMap((word) => {
    const [, width, height, mode] = /^(\d+)?(?:x(\d+))?([a-z]+)?$/.exec(word) ?? [];
    if (width === undefined && !modes.some((each) => each === mode)) return [];
    return [{ width: Number(width ?? 0), height: Number(height ?? 0), mode: modes.find((each) => each === mode) }];
  });
  if (asked.length === 0) return views;
  return asked.flatMap(({ width, height, mode = "usual" }) => {
    if (width === 0) return views.filter((view) => view.mode === mode);
    return [{ width, height: height || usual(width).height, mode }];
  });
}

export const nameOf = ({ width, height, mode }: View) => `${width}x${height}${mode === "usual" ? "" : ` ${mode}`}`;
