import { coverOf, listPublications } from "../../content/lists.server.ts";
import { localise } from "#model/localise.ts";
import { derived, headerArt } from "../../content/pictures.server.ts";
import { categoryOf, type PublicationEntry } from "#model/selections.ts";
import { content } from "../../content/source.server.ts";
import type { Language } from "#model/languages.ts";
import { pathTo } from "#model/pages.ts";

export function publicationsData(lang: Language) {
  const { publicationsPage, categories, site } = content();
  const { header, newsletter } = localise(publicationsPage, lang);
  return {
    header,
    newsletter,
    newsletterForm:
      site.links.newsletter === undefined
        ? undefined
        : { url: site.links.newsletter, field: site.links.newsletterField },
    art: headerArt("publications"),
    categories: categories.categories.map(({ id, name }) => ({ id, name: name[lang] })),
    publications: listPublications().map((publication) => publicationCard(publication, lang)),
  };
}

function publicationCard(publication: PublicationEntry, lang: Language) {
  const { id, title, description, date, category, readTime, read, download, image } = publication;
  const pdf = derived().documents[`publication/${id}/${lang}`];
  return {
    id,
    title: title[lang],
    description: description[lang],
    date,
    category: { id: category, name: categoryOf(content(), category).name[lang] },
    readTime,
    read: download === "local" ? pathTo("publication", lang, { id }) : read,
    cover: coverOf(publication, lang),
    alt: image?.alt[lang] ?? "",
    download: download === "local" && pdf ? pdf : { href: download },
  };
}

export type PublicationData = ReturnType<typeof publicationsData>["publications"][number];
