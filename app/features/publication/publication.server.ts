import { contentFolder } from "#check/folders.ts";
import { readProse } from "#check/read/read-markdown.ts";
import { formatBytes, formatDate, formatMinutes } from "#model/formats.ts";
import { type Language, locales } from "#model/languages.ts";
import { mailTo } from "#model/mail.ts";
import { pathTo } from "#model/pages.ts";
import { type Block, plainText } from "#model/prose.ts";
import { categoryOf, type PublicationEntry } from "#model/selections.ts";
import { fillIn } from "#model/translate.ts";
import { buildWords } from "#model/words/catalogues.ts";
import { coverOf, listPublications } from "../../content/lists.server.ts";
import { derived } from "../../content/pictures.server.ts";
import { content } from "../../content/source.server.ts";
import { apa, bibtex, type Cited } from "./citations.server.ts";

export function publicationData(id: string, lang: Language) {
  const publication = getPublication(id);
  const { title, date, authors, readTime, read, licence, image } = publication;
  const text = textOf(publication, lang);
  return {
    title: title[lang],
    description: publication.description[lang],
    kind: kindOf(publication, lang),
    authors: new Intl.ListFormat(locales[lang]).format(authors),
    date,
    day: formatDate(date, lang),
    readTime: formatMinutes(readTime, lang),
    read,
    cover: coverOf(publication, lang),
    alt: image?.alt[lang] ?? "",
    pdf: pdfOf(publication, lang),
    text,
    contents: text.flatMap((block) =>
      block.kind === "heading" && block.level === 2 ? [{ id: block.id, title: plainText(block.content) }] : [],
    ),
    citations: citationsOf(publication, lang),
    licence: licence && { name: licence.name[lang], url: licence.url },
    email: mailTo(content().site.email, fillIn(buildWords[lang].letters.mistake, { title: title[lang] })),
    ...neighbours(publication, lang),
  };
}

function getPublication(id: string): PublicationEntry {
  const found = content().publications.find((publication) => publication.id === id);
  if (!found) throw new Response(null, { status: 404 });
  return found;
}

/** Only texts written here; their PDF is made from the same file. */
function textOf({ id, download }: PublicationEntry, lang: Language): Block[] {
  return download === "local" ? readProse(contentFolder(), `publications/${id}.${lang}.md`, content(), lang) : [];
}

function pdfOf({ id, download }: PublicationEntry, lang: Language) {
  const made = derived().documents[`publication/${id}/${lang}`];
  return made ? { href: made.href, size: formatBytes(made.bytes, lang) } : { href: download, size: undefined };
}

const kindOf = ({ category }: PublicationEntry, lang: Language) => categoryOf(content(), category).name[lang];

function citationsOf(publication: PublicationEntry, lang: Language) {
  const { site } = content();
  const { id, title, authors, date } = publication;
  const work: Cited = {
    title: title[lang],
    authors,
    date,
    kind: kindOf(publication, lang),
    publisher: site.name,
    url: site.address + pathTo("publication", lang, { id }),
    lang,
  };
  return [
    { format: "BibTeX", text: bibtex(work) },
    { format: "APA", text: apa(work) },
  ];
}

function neighbours(publication: PublicationEntry, lang: Language) {
  const all = listPublications();
  const place = all.indexOf(publication);
  const [older, newer] = [all[place + 1], all[place - 1]];
  const isNear = ({ category, authors }: PublicationEntry) =>
    category === publication.category || authors.some((author) => publication.authors.includes(author));
  // The older and the newer one have their own links below.
  const rank = (other: PublicationEntry) => (other === older || other === newer ? 2 : 0) + (isNear(other) ? 0 : 1);
  const others = all.filter((other) => other !== publication);
  const related = others.toSorted((one, other) => rank(one) - rank(other)).slice(0, 3);
  const brief = (other: PublicationEntry) => ({
    id: other.id,
    title: other.title[lang],
    kind: kindOf(other, lang),
    date: other.date,
    day: formatDate(other.date, lang),
  });
  const turn = (other: PublicationEntry | undefined) => other && brief(other);
  return {
    related: related.map((other) => ({ ...brief(other), cover: coverOf(other, lang) })),
    older: turn(older),
    newer: turn(newer),
  };
}

export function publicationSeo(id: string) {
  const { title, description } = getPublication(id);
  const { name } = content().site;
  return {
    title: { fr: `${title.fr} · ${name}`, en: `${title.en} · ${name}` },
    description: { fr: sentences(title.fr, description.fr), en: sentences(title.en, description.en) },
  };
}

/** Tags for Google Scholar and reference managers. */
export function scholarTags(id: string, lang: Language) {
  const { title, authors, date } = getPublication(id);
  const { site } = content();
  const pdf = derived().documents[`publication/${id}/${lang}`];
  const tags: [string, string][] = [
    ["citation_title", title[lang]],
    ...authors.map((author): [string, string] => ["citation_author", author]),
    ["citation_publication_date", date.replaceAll("-", "/")],
    ["citation_language", lang],
    ["citation_technical_report_institution", site.name],
    ["citation_public_url", site.address + pathTo("publication", lang, { id })],
    ...(pdf ? [["citation_pdf_url", site.address + pdf.href] as [string, string]] : []),
  ];
  return tags.map(([name, value]) => ({ name, content: value }));
}

export type PublicationPageData = ReturnType<typeof publicationData>;

/** No full stop after a question mark. */
const sentences = (title: string, text: string) => `${title}${/[.?!…]$/.test(title) ? "" : "."} ${text}`;
