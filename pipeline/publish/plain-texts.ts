import { currentEdition } from "#model/editions.ts";
import type { Content } from "#model/collections.ts";
import { files, filesIn } from "#model/files.ts";
import { type Language, languages } from "#model/languages.ts";
import { pathTo, singlePages } from "#model/pages.ts";
import { seoOf } from "#model/selections.ts";
import { isOver } from "#model/paris-time.ts";
import { buildWords } from "#model/words/catalogues.ts";

const monthsValid = 11;

/** llms.txt is in English, with titles in both languages. */
const llms = {
  sample:
    "The people, sponsors, partners, media, accounts and activities on this site are invented samples; the schools exist, but nothing here means they have agreed to it.",
  data: "Data",
  branches: ["Branches", "GeoJSON, in French and English"],
  board: ["Board", "JSON, every term since the beginning, in French and English"],
  publications: ["Publications", "Atom feed"],
  tour: "iCalendar",
  agenda: ["Events to come", "iCalendar, to subscribe to"],
  sitemap: ["Sitemap", "every page with its translation"],
} as const;

/** RFC 9116; expires within a year, in case nobody builds the site any more. */
export function securityText({ site }: Content, today: Date): string {
  const expires = new Date(today);
  expires.setUTCMonth(expires.getUTCMonth() + monthsValid);
  expires.setUTCHours(0, 0, 0, 0);
  return lines(
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${site.address}${files.security}`,
  );
}

/** https://llmstxt.org: a summary of the site in Markdown, for language models. */
export function llmsText(content: Content, today: Date): string {
  const { site, homePage } = content;
  const link = ([title, note]: readonly [string, string], path: string, lang?: Language) =>
    `- [${title}${lang ? ` (${lang})` : ""}](${site.address}${path}): ${note}`;
  const pageLinks = (lang: Language) => [
    ...singlePages.map((page) => {
      const { title, description } = seoOf(content, page);
      return link([title[lang], description[lang]], pathTo(page, lang));
    }),
    ...content.plainPages.map(({ id, title, description }) =>
      link([title[lang], description[lang]], pathTo("plain", lang, { id })),
    ),
  ];
  const dataLinks = [
    link(llms.branches, files.branches),
    link(llms.board, files.board),
    ...languages.map((lang) => link(llms.publications, filesIn(lang).atom, lang)),
    ...(isOver(currentEdition(content), today) ? [] : languages).map((lang) =>
      link([content.kryptoTourPage.title, llms.tour], filesIn(lang).tourCalendar, lang),
    ),
    ...languages.map((lang) => link(llms.agenda, filesIn(lang).agenda, lang)),
    link(llms.sitemap, files.sitemap),
  ];
  const notice = site.sample ? [llms.sample, ""] : [];
  return lines(
    `# ${site.name}`,
    "",
    `> ${homePage.seo.description.en}`,
    "",
    ...notice,
    ...(["en", "fr"] as const).flatMap((lang) => [`## ${buildWords[lang].pages}`, "", ...pageLinks(lang), ""]),
    `## ${llms.data}`,
    "",
    ...dataLinks,
  );
}

function lines(...all: string[]): string {
  return `${all.join("\n")}\n`;
}
