/** How wide the mast stands at the top and at the foot of a year, as shares of its widest. */
export type Band = { top: number; foot: number };

type Year = { members?: { value: number } | undefined };

/** Each band opens from the membership of the year before to its own; a year that names none keeps that of the one before. */
export function bandsOf(years: readonly Year[]): Band[] {
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
