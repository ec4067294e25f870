import { expect, test } from "vitest";
import {
  formatBytes,
  formatClock,
  formatDate,
  formatDayOfMonth,
  formatKilometres,
  formatMinutes,
  formatMonth,
  formatNumber,
  formatWeekday,
  ordinalSuffix,
} from "./formats.ts";
import { languages, locales } from "./languages.ts";

test.each([
  [formatClock("09:30", "fr"), "9\u202fh\u202f30"],
  [formatClock("19:00", "fr"), "19\u202fh"],
  [formatClock("09:30", "en"), "09:30"],
  [formatDate("2026-05-01", "fr"), "1er mai 2026"],
  [formatDayOfMonth("2026-05-01", "fr"), "1er\u00a0mai"],
  [formatMonth("2026-08-15", "fr"), "Août"],
])("%s", (written, expected) => expect(written).toBe(expected));

// Intl is the reference; the code avoids it because it starts slowly in a browser.
for (const lang of languages) {
  const date = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[lang], { ...parts, timeZone: "UTC" });
  const number = (parts: Intl.NumberFormatOptions) => new Intl.NumberFormat(locales[lang], parts);
  const rounded = { style: "unit", maximumFractionDigits: 0 } as const;

  test(`every day of a year is written as ${lang} readers know it`, () => {
    const [long, short] = [date({ dateStyle: "long" }), date({ weekday: "short" })];
    for (let day = 0; day < 365; day++) {
      const then = new Date(Date.UTC(2026, 0, 1 + day));
      const iso = then.toISOString().slice(0, 10);
      const plain = (text: string) => text.replaceAll("\u00a0", " ");
      expect(formatDate(iso, lang).replace("1er", "1")).toBe(long.format(then));
      expect(formatWeekday(iso, lang)).toBe(short.format(then));
      expect(formatDate(iso, lang)).toBe(`${plain(formatDayOfMonth(iso, lang))} 2026`);
    }
  });

  test(`numbers, distances, durations and sizes are written as ${lang} readers know them`, () => {
    for (const value of [0, 1, 2, 12, 999, 1000, 12_345, 1_234_567, 0.5, 1234.25]) {
      expect(formatNumber(value, lang)).toBe(number({}).format(value));
      expect(formatKilometres(value, lang)).toBe(number({ ...rounded, unit: "kilometer" }).format(value));
      expect(formatBytes(value, lang)).toBe(number({ ...rounded, unit: "kilobyte" }).format(value / 1000));
    }
    for (const value of [1, 2, 45]) {
      const minutes = number({ style: "unit", unit: "minute" }).format(value);
      expect(formatMinutes(value, lang)).toBe(minutes.replace("mins", "min"));
    }
  });
}

test("ordinals have the suffix of their language", () => {
  expect([1, 2, 4, 11].map((value) => ordinalSuffix(value, "fr"))).toEqual(["re", "e", "e", "e"]);
  const rules = new Intl.PluralRules("en", { type: "ordinal" });
  const letters: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };
  for (let value = 0; value < 130; value++) expect(ordinalSuffix(value, "en")).toBe(letters[rules.select(value)]);
});
