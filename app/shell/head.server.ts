import { showsDrafts } from "#check/folders.ts";
import { content } from "../content/source.server.ts";
import { derived } from "../content/pictures.server.ts";
import { type Language, languageOf } from "#model/languages.ts";
import { type Page, type PageParams, pathTo, type SinglePage } from "#model/pages.ts";
import { seoOf } from "#model/selections.ts";
import { wordsOf } from "#model/words/catalogues.ts";

/** The pages that announce the publication feeds. */
const followed: readonly Page[] = ["home", "publications"];

type Seo = { title: { fr: string; en: string }; description: { fr: string; en: string } };
type HeadOptions<P extends Page> = { page: P; lang: Language; seo: Seo; indexed?: boolean };

/** The loader of a page whose texts are in `content/pages/<page>.yaml`. */
export function pageLoader<Data>(page: SinglePage, dataIn: (lang: Language) => Data) {
  return ({ url }: { url: URL }) => {
    const lang = languageOf(url.pathname);
    return { head: headFor({ page, lang, seo: seoOf(content(), page) }), ...dataIn(lang) };
  };
}

export function headFor<P extends Page>({ page, lang, seo, indexed = true }: HeadOptions<P>, ...params: PageParams<P>) {
  const { site, publicationsPage } = content();
  const { name, address } = site;
  const path = (code: Language) => pathTo(page, code, ...params);
  const card = derived().cards[path(lang)];
  return {
    lang,
    siteName: name,
    title: seo.title[lang],
    description: seo.description[lang],
    addresses: { fr: address + path("fr"), en: address + path("en") },
    ...(card && { card: { src: address + card.src, alt: card.alt } }),
    ...(followed.includes(page) && { feed: publicationsPage.seo.title[lang] }),
    // Previews stay out of search engines.
    indexed: indexed && !showsDrafts(),
    words: wordsOf(page, lang),
  };
}

export type Head = ReturnType<typeof headFor>;
