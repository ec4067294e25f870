import type { MetaDescriptor } from "react-router";
import { filesIn } from "#model/files.ts";
import { type Language, languages, locales, otherLanguage } from "#model/languages.ts";
import type { Head } from "./head.server.ts";

/** Without data if the address does not exist. */
export function meta({ loaderData }: { loaderData?: { head: Head } | undefined }): MetaDescriptor[] {
  if (!loaderData) return [];
  const { head } = loaderData;
  const canonical = head.addresses[head.lang];
  return [
    { title: head.title },
    { name: "description", content: head.description },
    ...(head.indexed ? [] : [{ name: "robots", content: "noindex" }]),
    { tagName: "link", rel: "canonical", href: canonical },
    ...languages.map((lang) => alternate(head.addresses[lang], lang)),
    alternate(head.addresses.fr, "x-default"),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: head.siteName },
    { property: "og:title", content: head.title },
    { property: "og:description", content: head.description },
    { property: "og:url", content: canonical },
    { property: "og:locale", content: openGraphLocale(head.lang) },
    { property: "og:locale:alternate", content: openGraphLocale(otherLanguage(head.lang)) },
    ...cardTags(head.card),
    ...feedLinks(head),
  ];
}

/** A page's choices are in its address and change nothing of its data. */
export const shouldRevalidate = () => false;

function alternate(href: string, hrefLang: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", href, hrefLang };
}

function openGraphLocale(lang: Language): string {
  return locales[lang].replace("-", "_");
}

// X reads the title, the description and the picture from the Open Graph tags.
function cardTags(card: Head["card"]): MetaDescriptor[] {
  if (!card) return [];
  return [
    { property: "og:image", content: card.src },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: card.alt },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image:alt", content: card.alt },
  ];
}

function feedLinks({ feed, lang }: Head): MetaDescriptor[] {
  if (feed === undefined) return [];
  const { atom } = filesIn(lang);
  return [{ tagName: "link", rel: "alternate", type: "application/atom+xml", title: feed, href: atom }];
}
