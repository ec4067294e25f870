import type { Content } from "./collections.ts";
import { currentEdition, type Edition, pastEditions } from "./editions.ts";
import { formatDateUnbroken } from "./formats.ts";
import { type Language, languages, locales } from "./languages.ts";
import { inWords, ordinalInWords } from "./number-words.ts";
import { addressLine } from "./postal-address.ts";
import { cityNames, countryIds, countsOf, director, roleLabel, yearInOffice } from "./selections.ts";
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

/** The values of the {words} in content/; in the file of an edition, they are about that edition. */
export function computedWords(content: Content, lang: Language, today = new Date(), own?: Edition): Words {
  const { site } = content;
  const edition = own ?? currentEdition(content);
  const list = (items: readonly string[]) => new Intl.ListFormat(locales[lang]).format(items);
  const countries = countryIds(content).flatMap((id) => content.countries[id] ?? []);
  return {
    name: site.name,
    legalForm: site.legalForm[lang],
    founded: String(site.founded),
    year: yearInOffice(content),
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
    ...counts(content, edition, lang),
    cityList: list(cityNames(content, lang)),
    countryList: list(countries.map(({ name }) => name[lang])),
    countriesInSentence: list(countries.map(({ name, inSentence = name }) => inSentence[lang])),
    tour: content.kryptoTourPage.title,
    edition: String(edition.number),
    editionInWords: ordinalInWords(edition.number, lang),
    nextEdition: String(edition.number + 1),
    nextEditionInWords: ordinalInWords(edition.number + 1, lang),
    date: edition.date === undefined ? edition.id : formatDateUnbroken(edition.date, lang),
    tourYear: edition.id,
    city: edition.city[lang],
    polesYear: String(Math.min(...content.poles.map(({ year }) => year))),
    ...lastEditionWords(content, lang, today),
    nextEditionDate: nextEditionDate(content, lang, today),
  };
}

/** The sentence about the date of the next edition. */
function nextEditionDate(content: Content, lang: Language, today: Date): string {
  const edition = currentEdition(content);
  const { number, city } = edition;
  const over = isOver(edition, today);
  const which = ordinalInWords(over ? number + 1 : number, lang);
  if (over)
    return {
      fr: `La date de la ${which} édition n’est pas encore fixée.`,
      en: `The date of the ${which} edition has not been set yet.`,
    }[lang];
  return {
    fr: `La ${which} édition aura lieu à ${city.fr} le ${formatDateUnbroken(edition.date, "fr")}.`,
    en: `The ${which} edition will be held in ${city.en} on ${formatDateUnbroken(edition.date, "en")}.`,
  }[lang];
}

/** The last edition held: the current one from the day after it, the one before until then. */
function lastEditionWords(content: Content, lang: Language, today: Date): Words {
  const current = currentEdition(content);
  const [before] = pastEditions(content);
  const { id, number, city, date } = isOver(current, today) || !before ? current : before;
  const day = date === undefined ? id : formatDateUnbroken(date, lang);
  return {
    lastEdition: String(number),
    lastEditionInWords: ordinalInWords(number, lang),
    lastCity: city[lang],
    lastDate: day,
  };
}

/** Each number in figures, {cities}, and in words, {citiesInWords}. */
function counts(content: Content, { schedule, speakers }: Edition, lang: Language): Words {
  const network = countsOf(content);
  const numbers: Record<(typeof countNames)[number], number> = {
    ...network,
    branches: network.cities,
    poles: content.poles.length,
    volunteers: new Set(content.poles.flatMap(({ team }) => team.map(({ name }) => name))).size,
    history: content.timeline.length,
    rooms: schedule.rooms.length,
    speakers: speakers.length,
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
  const wordsOf = (edition?: Edition) => ({
    fr: computedWords(content, "fr", today, edition),
    en: computedWords(content, "en", today, edition),
  });
  const editions = content.editions.map((edition) => fill(edition, wordsOf(edition)));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only texts change, and stay texts
  return { ...(fill(content, wordsOf()) as Content), editions: editions as Edition[] };
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
