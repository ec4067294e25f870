/** The width of the mast at the top and the foot of a year, as a share of its largest width. */
export type Band = { top: number; foot: number };

type Year = { members?: { value: number } | undefined };

/** Each band widens from last year's membership to its own; a year without a figure repeats the previous one. */
export function timelineRows(years: readonly Year[]): Band[] {
  const largest = Math.max(...years.map(({ members }) => members?.value ?? 0));
  if (largest <= 0) return years.map((_, index) => ({ top: index / years.length, foot: (index + 1) / years.length }));
  let top: number | undefined;
  return years.map(({ members }) => {
    const foot: number = members ? members.value / largest : (top ?? 0);
    const band = { top: top ?? foot / 2, foot };
    top = foot;
    return band;
  });
}
