import type { Schedule } from "#model/schema/schedule.ts";
import { formatClock } from "#model/formats.ts";
import type { Language } from "#model/languages.ts";
import { measure, outline, type Placement, type TextStyle, wrap } from "./glyphs.ts";
import { palette } from "./palette.ts";
import { path, range, rect, round, svg } from "./svg.ts";

type Slot = Schedule["slots"][number];

const width = 1600;
const left = 132;
const top = 112;
const gap = 10;
const bottomMargin = 36;

const roomInks = [
  { ground: palette.accent, ink: palette.onAccent, soft: palette.onAccent },
  { ground: palette.night, ink: palette.white, soft: palette.mist },
  { ground: palette.white, ink: palette.night, soft: palette.slate },
  { ground: palette.haze, ink: palette.night, soft: palette.night },
] as const;

/** Sizes of the text; phones show the titles alone, larger. */
const sizes = {
  full: { heading: 30, signpost: 24, talk: 23 },
  titles: { heading: 42, signpost: 32, talk: 36 },
} as const;
type Detail = keyof typeof sizes;

/** One column per room, time from top to bottom, breaks across the whole width. */
export function scheduleImage({ rooms, slots }: Schedule, language: Language, detail: Detail): string {
  const scale = timeScale(slots);
  const column = (width - left - gap) / rooms.length;
  const height = top + scale.length + bottomMargin;
  const drawn = slots.map((slot) => {
    const [from, to] = [top + scale.at(slot.start), top + scale.at(slot.end)];
    const index = rooms.findIndex(({ id }) => id === slot.room);
    if (index < 0) return breakBand(slot.title[language], signpost(detail), from, to);
    const area = { x: left + index * column, y: from, w: column - gap, h: to - from - gap };
    const lines = fittingLines(slot, language, detail, { w: area.w - 2 * padding, h: area.h - 2 * padding + 8 });
    return card(lines, area, inksOf(index));
  });
  const headings = rooms.map(({ name }, index) =>
    roomHeading(name[language], sizes[detail].heading, left + index * column, column - gap, index),
  );
  const times = hours(slots, language, signpost(detail), (time) => top + scale.at(time));
  return svg({ width, height }, rect(0, 0, width, height, { fill: palette.sky }), ...headings, times, ...drawn);
}

/** Outlines at 100 pixels in whole numbers, scaled: the same letter has the same bytes at every size. */
function line(words: string, style: TextStyle, { x = 0, y = 0, anchor, fill }: Placement & { fill: string }): string {
  const scale = style.size / 100;
  const { d } = outline(words, { ...style, size: 100 }, { anchor, digits: 0 });
  return path(d, { transform: `translate(${round(x)} ${round(y)}) scale(${round(scale, 3)})`, fill });
}

const inksOf = (index: number) => roomInks[index % roomInks.length] ?? roomInks[0];

function roomHeading(name: string, largest: number, x: number, w: number, index: number): string {
  const style: TextStyle = { size: largest, tracking: -0.02 };
  const size = Math.min(largest, (largest * (w - 8)) / measure(name, style));
  return (
    line(name, { ...style, size }, { x, y: 70, fill: palette.night }) +
    rect(x, 88, w, 10, { fill: inksOf(index).ground })
  );
}

const signpost = (detail: Detail): TextStyle => ({
  size: sizes[detail].signpost,
  tracking: -0.01,
});

/** The start times; one that would overlap the previous one is left out. */
function hours(slots: Slot[], language: Language, style: TextStyle, at: (time: string) => number): string {
  const starts = [...new Set(slots.map(({ start }) => start))].toSorted((a, b) => toMinutes(a) - toMinutes(b));
  let last = -Infinity;
  const shown = starts.filter((time) => {
    if (at(time) - last < style.size * leading) return false;
    last = at(time);
    return true;
  });
  return shown
    .map((time) =>
      line(formatClock(time, language), style, {
        x: left - 18,
        y: at(time) + style.size * 0.8,
        anchor: "end",
        fill: palette.night,
      }),
    )
    .join("");
}

/** The name of the break and a line. */
function breakBand(title: string, style: TextStyle, from: number, to: number): string {
  const middle = (from + to - gap) / 2;
  const text = line(title, style, { x: left, y: middle + style.size / 3, fill: palette.night });
  const start = left + measure(title, style) + 22;
  return text + rect(start, middle - 2, width - 2 * gap - start, 4, { fill: palette.white });
}

type Area = { x: number; y: number; w: number; h: number };
type Inks = (typeof roomInks)[number];

const padding = 15;

function card(lines: Line[], area: Area, { ground, ink, soft }: Inks): string {
  let y = area.y + padding - 4;
  const text = lines.map(({ text: words, style, isTitle }) => {
    y += style.size * leading;
    return line(words, style, { x: area.x + padding, y: y - style.size * 0.2, fill: isTitle ? ink : soft });
  });
  return rect(area.x, area.y, area.w, area.h, { fill: ground }) + text.join("");
}

type Line = { text: string; style: TextStyle; isTitle: boolean };

const leading = 1.18;

/** The largest size at which the text fits; a small card leaves out its time, which is also in the margin. */
function fittingLines(
  { start, end, title, speakers }: Slot,
  language: Language,
  detail: Detail,
  { w, h }: { w: number; h: number },
): Line[] {
  const set = (size: number, withTime: boolean): Line[] => {
    const small: TextStyle = { face: "text 500", size: Math.max(15, size * 0.76) };
    const large: TextStyle = { size, tracking: -0.012 };
    const time = `${formatClock(start, language)} – ${formatClock(end, language)}`;
    const people = speakers.map((name) => name.replaceAll(" ", "\u00a0")).join(", ");
    const titleLines = wrap(title[language], large, w).map((text) => ({ text, style: large, isTitle: true }));
    if (detail === "titles") return titleLines;
    return [
      ...(withTime ? [{ text: time, style: small, isTitle: false }] : []),
      ...titleLines,
      ...(people === "" ? [] : wrap(people, small, w)).map((text) => ({ text, style: small, isTitle: false })),
    ];
  };
  const largest = sizes[detail].talk;
  const fits = (lines: Line[]) =>
    lines.reduce((sum, { style }) => sum + style.size * leading, 0) <= h &&
    lines.every(({ text, style }) => measure(text, style) <= w);
  const attempts = [
    ...range(5).map((step) => ({ size: largest - step, withTime: true })),
    ...range(largest - 13).map((step) => ({ size: largest - 1 - step, withTime: false })),
  ].map(({ size, withTime }) => set(size, withTime));
  return attempts.find(fits) ?? set(13, false);
}

const pixelsPerMinute = { talk: 3.3, pause: 2.2 };
const longestPause = 100;

const toMinutes = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

/** Converts times of day to pixels, with fewer per minute for breaks than for talks. */
function timeScale(slots: Slot[]): { at: (time: string) => number; length: number } {
  const edges = [...new Set(slots.flatMap(({ start, end }) => [toMinutes(start), toMinutes(end)]))].toSorted(
    (a, b) => a - b,
  );
  const places = new Map<number, number>();
  let place = 0;
  for (const [index, edge] of edges.entries()) {
    places.set(edge, place);
    const next = edges[index + 1] ?? edge;
    const within = (slot: Slot) => toMinutes(slot.start) <= edge && toMinutes(slot.end) >= next;
    const onlyPause = slots.filter(within).every(({ room }) => room === undefined);
    place += onlyPause
      ? Math.min(longestPause, (next - edge) * pixelsPerMinute.pause)
      : (next - edge) * pixelsPerMinute.talk;
  }
  return { at: (time) => places.get(toMinutes(time)) ?? 0, length: place };
}
