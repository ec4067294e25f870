import type { Language } from "./languages.ts";

// Not by Intl, which takes a browser 0.1 s to load and differs in its spaces.
const months = {
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" "),
  en: "January February March April May June July August September October November December".split(" "),
};
const weekdays = {
  fr: ["dim.", "lun.", "mar.", "mer.", "jeu.", "ven.", "sam."],
  en: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
};
const signs = { fr: { thousands: "\u202f", decimals: "," }, en: { thousands: ",", decimals: "." } };

const monthOf = (iso: string, lang: Language) => months[lang][new Date(iso).getUTCMonth()] ?? "";

const dayOf = (iso: string, lang: Language) => {
  const day = new Date(iso).getUTCDate();
  return lang === "fr" && day === 1 ? "1er" : String(day);
};

export function formatDate(iso: string, lang: Language): string {
  return `${dayOf(iso, lang)} ${monthOf(iso, lang)} ${new Date(iso).getUTCFullYear()}`;
}

/** With a no-break space between day and month. */
export function formatDateUnbroken(iso: string, lang: Language): string {
  return formatDate(iso, lang).replace(" ", "\u00a0");
}

/** From "09:30": « 9 h 30 » or 09:30; « 9 h » on the hour. */
export function formatClock(time: string, lang: Language): string {
  const [hour = "", minutes = ""] = time.split(":");
  if (lang === "en") return time;
  return `${Number(hour)}\u202fh${minutes === "00" ? "" : `\u202f${minutes}`}`;
}

export function formatNumber(value: number, lang: Language): string {
  const [whole = "", part] = String(value).split(".");
  const { thousands, decimals } = signs[lang];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  return part ? grouped + decimals + part : grouped;
}

export function formatKilometres(value: number, lang: Language): string {
  return `${formatNumber(Math.round(value), lang)}${lang === "fr" ? "\u202f" : " "}km`;
}

export function formatMinutes(value: number, lang: Language): string {
  // Unit symbols have no plural.
  return `${value}${lang === "fr" ? "\u00a0" : " "}min`;
}

export function formatBytes(bytes: number, lang: Language): string {
  const kilobytes = formatNumber(Math.round(bytes / 1000), lang);
  return lang === "fr" ? `${kilobytes}\u202fko` : `${kilobytes} kB`;
}

/** « e » for « 4e », or th for 4th. */
export function ordinalSuffix(value: number, lang: Language): string {
  if (lang === "fr") return value === 1 ? "re" : "e";
  const isTeen = Math.floor(value / 10) % 10 === 1;
  return (!isTeen && ["th", "st", "nd", "rd"][value % 10]) || "th";
}

/** « mar. » or Tue */
export function formatWeekday(iso: string, lang: Language): string {
  return weekdays[lang][new Date(iso).getUTCDay()] ?? "";
}

/** « Novembre » or November, as a heading. */
export function formatMonth(iso: string, lang: Language): string {
  const month = monthOf(iso, lang);
  return month.charAt(0).toUpperCase() + month.slice(1);
}

/** « 17 novembre » or 17 November, with a no-break space. */
export function formatDayOfMonth(iso: string, lang: Language): string {
  return `${dayOf(iso, lang)}\u00a0${monthOf(iso, lang)}`;
}
