import type { Language } from "#model/languages.ts";
import { localise } from "#model/localise.ts";
import { figuresOf } from "../../content/figures.server.ts";
import { content } from "../../content/source.server.ts";

/** Every edition, the newest first; `year` is that of the page it is listed on. */
export function editionList(lang: Language, year: number) {
  const { edition, archive } = content();
  const current = Number(edition.date.slice(0, 4));
  const past = archive.editions.map((each) => ({
    year: each.year,
    number: each.number,
    city: each.city[lang],
    isPast: true,
  }));
  if (past.length === 0) return [];
  return [{ year: current, number: edition.number, city: edition.city[lang], isPast: false }, ...past]
    .toSorted((a, b) => b.year - a.year)
    .map((each) => ({ ...each, isHere: each.year === year }));
}

export function pastEditionData(year: string, lang: Language) {
  const { edition, archive } = content();
  const found = archive.editions.find((each) => String(each.year) === year);
  if (!found) throw new Response(null, { status: 404 });
  const { figures, ...text } = localise(found, lang);
  return { ...text, title: edition.title, figures: figuresOf(figures), editions: editionList(lang, found.year) };
}

export function pastEditionSeo(year: string) {
  const { edition, archive, site } = content();
  const found = archive.editions.find((each) => String(each.year) === year);
  if (!found) throw new Response(null, { status: 404 });
  const { city, summary } = found;
  return {
    title: {
      fr: `${edition.title} ${year} à ${city.fr} · ${site.name}`,
      en: `${edition.title} ${year} in ${city.en} · ${site.name}`,
    },
    description: summary,
  };
}

export type EditionList = ReturnType<typeof editionList>;
export type PastEditionData = ReturnType<typeof pastEditionData>;
