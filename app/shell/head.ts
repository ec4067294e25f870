import type { MetaDescriptor } from "react-router";
import { type Language, languages, locales } from "#i18n/languages.ts";

export type Head = {
  lang: Language;
  siteName: string;
  title: string;
  description: string;
  /** The page's address in each language, absolute. */
  addresses: Record<Language, string>;
  card?: string;
  indexed: boolean;
};

/** Everything a page says of itself to search engines and social networks. */
export function metaTags(head: Head): MetaDescriptor[] {
  const canonical = head.addresses[head.lang];
  const link = (rel: string, href: string, hrefLang?: string) => ({
    tagName: "link" as const,
    rel,
    href,
    ...(hrefLang && { hrefLang }),
  });
  return [
    { title: head.title },
    { name: "description", content: head.description },
    ...(head.indexed ? [] : [{ name: "robots", content: "noindex" }]),
    link("canonical", canonical),
    ...languages.map((lang) => link("alternate", head.addresses[lang], lang)),
    link("alternate", head.addresses.fr, "x-default"),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: head.siteName },
    { property: "og:title", content: head.title },
    { property: "og:description", content: head.description },
    { property: "og:url", content: canonical },
    { property: "og:locale", content: locales[head.lang].replace("-", "_") },
    ...(head.card
      ? [
          { property: "og:image", content: head.card },
          { property: "og:image:width", content: "1200" },
          { property: "og:image:height", content: "630" },
          { name: "twitter:card", content: "summary_large_image" },
        ]
      : []),
  ];
}
