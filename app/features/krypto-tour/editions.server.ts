import { currentEdition, editionPage, pastEditions, talksOf } from "#model/editions.ts";
import type { Language } from "#model/languages.ts";
import { localise } from "#model/localise.ts";
import { inLanguage, pathTo } from "#model/pages.ts";
import { isOpen } from "#model/selections.ts";
import { figuresOf } from "../../content/figures.server.ts";
import { art, image } from "../../content/pictures.server.ts";
import { content } from "../../content/source.server.ts";

/** Newest first; `year` is the edition of the page that shows the list. */
export function editionList(lang: Language, year: string) {
  const past = pastEditions(content());
  if (past.length === 0) return [];
  const list = [
    { ...currentEdition(content()), path: pathTo("kryptoTour", lang) },
    ...past.map((each) => {
      const page = editionPage(each);
      return { ...each, path: page === undefined ? undefined : inLanguage(page, lang) };
    }),
  ];
  return list.map(({ id, number, city, path, figures }) => ({
    year: id,
    number,
    city: city[lang],
    path,
    figure: figuresOf(localise(figures, lang))[0],
    isHere: id === year,
  }));
}

export function pastEditionData(year: string, lang: Language) {
  const edition = pastEdition(year);
  const { number, date, city, summary, facts, figures, story, film, speakers, sponsors } = localise(edition, lang);
  return {
    year,
    number,
    date,
    city,
    summary,
    facts,
    paragraphs: story,
    film: film && {
      heading: content().kryptoTourPage.film.heading[lang],
      text: film.text,
      alternative: film.alternative,
      id: film.id,
      poster: art("film"),
    },
    talks: localise(talksOf(edition), lang),
    speakers: speakers.map(({ name, role }) => ({ name, role })),
    sponsors: sponsors.map(({ name, logos }) => ({ name, names: logos.map((logo) => logo.name) })),
    title: content().kryptoTourPage.title,
    figures: figuresOf(figures),
    email: content().site.email,
    picture: cityPicture(city, lang),
    editions: editionList(lang, year),
  };
}

function pastEdition(year: string) {
  const found = pastEditions(content()).find((each) => each.id === year && editionPage(each));
  if (!found) throw new Response(null, { status: 404 });
  return found;
}

/** The city's picture from its branch, or the event's poster. */
function cityPicture(city: string, lang: Language) {
  const branch = content().branches.find((each) => isOpen(each) && each.heroImage && each.city[lang] === city);
  return branch && isOpen(branch) && branch.heroImage ? image("branches", branch.heroImage.src) : art("tour-wide");
}

export function pastEditionSeo(year: string) {
  const {
    kryptoTourPage: { title },
    site,
  } = content();
  const { city, summary } = pastEdition(year);
  return {
    title: {
      fr: `${title} ${year} à ${city.fr} · ${site.name}`,
      en: `${title} ${year} in ${city.en} · ${site.name}`,
    },
    description: summary,
  };
}

export type EditionList = ReturnType<typeof editionList>;
export type PastEditionData = ReturnType<typeof pastEditionData>;
