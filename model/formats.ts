import { type Language, locales } from "./languages.ts";

export function formatDate(iso: string, lang: Language): string {
  const day = new Intl.DateTimeFormat(locales[lang], { dateStyle: "long", timeZone: "UTC" }).format(new Date(iso));
  // French writes the first of the month as an ordinal.
  return lang === "fr" ? day.replace(/^1 /, "1er ") : day;
}

/** A time of day as the content has it, "09:30": « 9 h 30 », or 09:30. */
export function formatClock(time: string, lang: Language): string {
  const [hour = "", minutes = ""] = time.split(":");
  return lang === "fr" ? `${Number(hour)}\u202fh\u202f${minutes}` : time;
}

export function formatNumber(value: number, lang: Language): string {
  return new Intl.NumberFormat(locales[lang]).format(value);
}

export function formatKilometres(value: number, lang: Language): string {
  return new Intl.NumberFormat(locales[lang], { style: "unit", unit: "kilometer", maximumFractionDigits: 0 }).format(
    value,
  );
}

export function formatMinutes(value: number, lang: Language): string {
  const minutes = new Intl.NumberFormat(locales[lang], { style: "unit", unit: "minute" }).format(value);
  // The sign of a unit has no plural.
  return minutes.replace("mins", "min");
}

export function formatBytes(bytes: number, lang: Language): string {
  return new Intl.NumberFormat(locales[lang], { style: "unit", unit: "kilobyte", maximumFractionDigits: 0 }).format(
    bytes / 1000,
  );
}

/** The letters after an ordinal: « 4 » and « e », or 4 and 'th'. */
export function ordinalSuffix(value: number, lang: Language): string {
  if (lang === "fr") return value === 1 ? "re" : "e";
  const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
  return suffixes[new Intl.PluralRules(locales.en, { type: "ordinal" }).select(value)] ?? "th";
}

const inWords = (iso: string, lang: Language, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[lang], { ...parts, timeZone: "UTC" }).format(new Date(iso));

/** « mar. » or Tue */
export function formatWeekday(iso: string, lang: Language): string {
  return inWords(iso, lang, { weekday: "short" });
}

/** « Novembre » or November: the heading of a month. */
export function formatMonth(iso: string, lang: Language): string {
  const month = inWords(iso, lang, { month: "long" });
  return month.charAt(0).toLocaleUpperCase(locales[lang]) + month.slice(1);
}

/** « 17 novembre » or 17 November, on one line. */
export function formatDayOfMonth(iso: string, lang: Language): string {
  const day = inWords(iso, lang, { day: "numeric", month: "long" }).replace(" ", "\u00a0");
  return lang === "fr" ? day.replace(/^1\u00a0/, "1er\u00a0") : day;
}
