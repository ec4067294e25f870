import { formatMinutes } from "#model/formats.ts";
import type { Language } from "#model/languages.ts";
import type { Logo } from "../ui/logo-link.tsx";
import { image, imageOr } from "./pictures.server.ts";
import type { LogoItem } from "#model/schema/publication.ts";
import { categoryOf, newestPublications, type PublicationEntry } from "#model/selections.ts";
import { translate } from "#model/translate.ts";
import { words } from "#model/words/catalogues.ts";
import { content } from "./source.server.ts";

/** `folder` is the content folder that the logos' file names are relative to. */
export function logosOf(folder: string, items: LogoItem[]): Logo[] {
  return items.map(({ name, url, logo }) => ({ name, url, image: image(folder, logo) }));
}

export function supporterLogos(lang: Language) {
  const { sponsors, partners, schools, media, partnerPage } = content();
  const tierOf = (tier = 0) => partnerPage.tiers?.names[tier - 1]?.[lang];
  return {
    sponsors: logosOf("partners", sponsors.items).map((logo, at) => ({
      ...logo,
      tier: tierOf(sponsors.items[at]?.tier),
    })),
    partners: logosOf("partners", partners.items),
    schools: logosOf("partners", schools.items),
    media: logosOf("partners", media.items),
  };
}

export function listPublications(): PublicationEntry[] {
  return newestPublications(content());
}

export function coverOf(publication: PublicationEntry, lang: Language) {
  return imageOr(`cover/${publication.id}/${lang}`, "publications", publication.image?.src);
}

export function latestPublications(lang: Language, count: number) {
  return listPublications()
    .slice(0, count)
    .map((publication) => ({
      id: publication.id,
      title: publication.title[lang],
      date: publication.date,
      category: categoryOf(content(), publication.category).name[lang],
      readTime: translate(words[lang], lang, "publications.readTime", {
        minutes: formatMinutes(publication.readTime, lang),
      }),
      cover: coverOf(publication, lang),
    }));
}
