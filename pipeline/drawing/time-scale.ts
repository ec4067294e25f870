/** Converts times of day to pixels, with fewer per minute for breaks than for talks. */

type Span = { start: string; end: string; isBreak: boolean };

const pixelsPerMinute = { talk: 3.3, pause: 2.2 };
const longestPause = 100;

export const toMinutes = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

export function timeScale(spans: Span[]): { at: (time: string) => number; length: number } {
  const edges = [...new Set(spans.flatMap(({ start, end }) => [toMinutes(start), toMinutes(end)]))].toSorted(
    (a, b) => a - b,
  );
  const places = new Map<number, number>();
  let place = 0;
  for (const [index, edge] of edges.entries()) {
    places.set(edge, place);
    const next = edges[index + 1] ?? edge;
    const within = (span: Span) => toMinutes(span.start) <= edge && toMinutes(span.end) >= next;
    const onlyPause = spans.filter(within).every(({ isBreak }) => isBreak);
    place += onlyPause
      ? Math.min(longestPause, (next - edge) * pixelsPerMinute.pause)
      : (next - edge) * pixelsPerMinute.talk;
  }
  return { at: (time) => places.get(toMinutes(time)) ?? 0, length: place };
}
