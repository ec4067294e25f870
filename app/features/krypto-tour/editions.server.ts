import { editionPage } from "#model/editions.ts";
import type { Language } from "#model/languages.ts";
import { localise } from "#model/localise.ts";
import { inLanguage, pathTo } from "#model/pages.ts";
import { isOpen } from "#model/selections.ts";
import { figuresOf } from "../../content/figures.server.ts";
import { art, image } from "../../content/pictures.server.ts";
import { content } from "../../content/source.server.ts";

/** Newest first; `year` is the edition of the page that shows the list. */
export function editionList(lang: Language, year: number) {
  const { edition, archive } = content();
  if (archive.editions.length === 0) return [];
  const past = archive.editions.map((each) => {
    const page = editionPage(each);
    return { ...each, path: page === undefined ? undefined : inLanguage(page, lang) };
  });
  const current = { ...edition, year: Number(edition.date.slice(0, 4)), path: pathTo("kryptoTour", lang) };
  return [current, ...past]
    .toSorted((a, b) => b.year - a.year)
    .map((each) => ({
      year: each.year,
      number: each.number,
      city: each.city[lang],
      path: each.path,
      figure: figuresOf(localise(each.figures, lang))[0],
      isHere: each.year === year,
    }));
}

export function pastEditionData(year: string, lang: Language) {
  const { edition, site } = content();
  const { figures, ...text } = localise(pastEdition(year), lang);
  return {
    ...text,
    title: edition.title,
    figures: figuresOf(figures),
    email: site.email,
    picture: cityPicture(text.city, lang),
    editions: editionList(lang, text.year),
  };
}

function pastEdition(year: string) {
  const found = content().archive.editions.find((each) => String(each.year) === year && editionPage(each));
  if (!found) throw new Response(null, { status: 404 });
  return found;
}

/** The city's picture from its branch, or the event's poster. */
function cityPicture(city: string, lang: Language) {
  const branch = content().branches.find((each) => isOpen(each) && each.heroImage && each.city[lang] === city);
  return branch && isOpen(branch) && branch.heroImage ? image("branches", branch.heroImage.src) : art("tour-wide");
}

export function pastEditionSeo(year: string) {
  const { edition, site } = content();
  const { city, summary } = pastEdition(year);
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
