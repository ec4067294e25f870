import type { Content } from "./collections.ts";
import { formatDateUnbroken } from "./formats.ts";
import { type Language, languages, locales } from "./languages.ts";
import { inWords, ordinalInWords } from "./number-words.ts";
import { addressLine } from "./postal-address.ts";
import { cityNames, countryIds, countsOf, director, roleLabel } from "./selections.ts";
import { isOver } from "./paris-time.ts";

const countNames = [
  "cities",
  "countries",
  "branches",
  "schools",
  "poles",
  "volunteers",
  "history",
  "rooms",
  "speakers",
] as const;

/** docs/modifier-le-site.md lists these for editors. */
export const wordNames = [
  ..."name legalForm founded year email phone rna address seat director directorRole taxReceipt".split(" "),
  ..."host.name host.address host.phone host.url".split(" "),
  ...countNames,
  ...countNames.map((name) => `${name}InWords`),
  ..."cityList countryList countriesInSentence polesYear tour tourYear date city".split(" "),
  ..."edition editionInWords nextEdition nextEditionInWords nextEditionDate".split(" "),
  ..."lastEdition lastEditionInWords lastCity lastDate".split(" "),
];

type Words = Readonly<Record<string, string>>;

/** Matches misspelt words too: {name}, {{name}}, { name }. */
export const wordPattern = /\{+\s*(\p{L}[\p{L}\d_.-]*)\s*\}+/gu;

/** The values of the {words} in content/. */
export function computedWords(content: Content, lang: Language, today = new Date()): Words {
  const { site, edition } = content;
  const list = (items: readonly string[]) => new Intl.ListFormat(locales[lang]).format(items);
  const countries = countryIds(content).flatMap((id) => content.countries[id] ?? []);
  return {
    name: site.name,
    legalForm: site.legalForm[lang],
    founded: String(site.founded),
    year: String(site.officeYear),
    email: site.email,
    phone: site.phone,
    rna: site.rna,
    address: site.address,
    seat: addressLine(content, site.seat, lang),
    "host.name": site.host.name,
    "host.address": addressLine(content, site.host.address, lang),
    "host.phone": site.host.phone,
    "host.url": site.host.url,
    taxReceipt: site.taxReceipt[lang],
    ...directorWords(content, lang),
    ...counts(content, lang),
    cityList: list(cityNames(content, lang)),
    countryList: list(countries.map(({ name }) => name[lang])),
    countriesInSentence: list(countries.map(({ name, inSentence = name }) => inSentence[lang])),
    tour: edition.title,
    edition: String(edition.number),
    editionInWords: ordinalInWords(edition.number, lang),
    nextEdition: String(edition.number + 1),
    nextEditionInWords: ordinalInWords(edition.number + 1, lang),
    date: formatDateUnbroken(edition.date, lang),
    tourYear: edition.date.slice(0, 4),
    city: edition.city[lang],
    polesYear: String(Math.min(...content.poles.map(({ year }) => year ?? site.officeYear))),
    ...lastEditionWords(content, lang, today),
    nextEditionDate: nextEditionDate(content, lang, today),
  };
}

/** The sentence about the date of the next edition. */
function nextEditionDate({ edition }: Content, lang: Language, today: Date): string {
  const { number, city } = edition;
  const over = isOver(edition, today);
  const which = ordinalInWords(over ? number + 1 : number, lang);
  const date = over ? edition.nextDate : edition.date;
  const place = over ? "" : { fr: ` à ${city.fr}`, en: ` in ${city.en}` }[lang];
  if (date === undefined)
    return {
      fr: `La date de la ${which} édition n’est pas encore fixée.`,
      en: `The date of the ${which} edition has not been set yet.`,
    }[lang];
  return {
    fr: `La ${which} édition aura lieu${place} le ${formatDateUnbroken(date, "fr")}.`,
    en: `The ${which} edition will be held${place} on ${formatDateUnbroken(date, "en")}.`,
  }[lang];
}

/** The last edition held: the announced one from the day after it, before that the newest of the archive. */
function lastEditionWords({ edition, archive }: Content, lang: Language, today: Date): Words {
  const [newest] = archive.editions.toSorted((a, b) => b.number - a.number);
  const { number, city, date = "" } = isOver(edition, today) || !newest ? edition : newest;
  const day = date ? formatDateUnbroken(date, lang) : String(newest?.year);
  return {
    lastEdition: String(number),
    lastEditionInWords: ordinalInWords(number, lang),
    lastCity: city[lang],
    lastDate: day,
  };
}

/** Each number in figures, {cities}, and in words, {citiesInWords}. */
function counts(content: Content, lang: Language): Words {
  const network = countsOf(content);
  const numbers: Record<(typeof countNames)[number], number> = {
    ...network,
    branches: network.cities,
    poles: content.poles.length,
    volunteers: new Set(content.poles.flatMap(({ team }) => team.map(({ name }) => name))).size,
    history: content.timeline.length,
    rooms: content.schedule.rooms.length,
    speakers: content.speakers.speakers.length,
  };
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([key, value]) => [
      [key, String(value)],
      [`${key}InWords`, inWords(value, lang)],
    ]),
  );
}

/** The publication director, by law: the president of the current board. */
function directorWords(content: Content, lang: Language): Words {
  const found = director(content);
  const role = found ? roleLabel(content, found, lang) : "";
  return { director: found?.name ?? "", directorRole: role.charAt(0).toLocaleLowerCase(lang) + role.slice(1) };
}

/** Numbers in words get a capital at the start of a sentence; `mask` is the text without its code. */
export function fillWords(text: string, words: Words, mask = text): string {
  return text.replace(wordPattern, (written, name: string, offset: number) => {
    const value = words[name];
    if (value === undefined || !mask.startsWith(`{${name}}`, offset) || written !== `{${name}}`) return written;
    const opens = name.endsWith("InWords") && /(^|[.!?…]\s+)$/.test(text.slice(0, offset));
    return opens ? value.charAt(0).toLocaleUpperCase() + value.slice(1) : value;
  });
}

/** Fills in the computed words of the whole content. */
export function withComputedWords(content: Content, today = new Date()): Content {
  const words = { fr: computedWords(content, "fr", today), en: computedWords(content, "en", today) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only texts change, and stay texts
  return fill(content, words) as Content;
}

function fill(value: unknown, words: Record<Language, Words>): unknown {
  if (typeof value === "string") return countOf(value, words.fr) ?? value;
  if (Array.isArray(value)) return value.map((item) => fill(item, words));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => {
      const lang = languages.find((code) => code === key);
      return [key, lang && typeof item === "string" ? fillWords(item, words[lang]) : fill(item, words)];
    }),
  );
}

/** A figure may be a computed word instead of a number. */
function countOf(value: string, words: Words): number | undefined {
  return /^\{(cities|countries|branches|schools)\}$/.test(value) ? Number(fillWords(value, words)) : undefined;
}
