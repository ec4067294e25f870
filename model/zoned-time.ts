const minute = 60_000;

export function isTimeZone(zone: string): boolean {
  try {
    return Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** Local time with its UTC offset: 2026-11-17T18:30:00+01:00. */
export function zonedTime(moment: number, timeZone: string): string {
  const offset = offsetAt(moment, timeZone);
  const clock = new Date(moment + offset * minute).toISOString().slice(0, 19);
  const [hours, minutes] = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return `${clock}${offset < 0 ? "-" : "+"}${two(hours)}:${two(minutes)}`;
}

/** The moment of a local time such as 2026-11-17T18:30:00. */
export function momentOf(clock: string, timeZone: string): number {
  const shown = Date.parse(`${clock}Z`);
  const guess = shown - offsetAt(shown, timeZone) * minute;
  return shown - offsetAt(guess, timeZone) * minute;
}

/** Cached, because they are slow to create. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Minutes ahead of UTC. */
function offsetAt(moment: number, timeZone: string): number {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  formats.set(timeZone, format);
  const name = format.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign = "+", hours = "0", minutes = "0"] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
