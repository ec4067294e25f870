import type { Content } from "#model/collections.ts";
import { files, filesIn } from "#model/files.ts";
import { type Language, languages } from "#model/languages.ts";
import { pathTo } from "#model/pages.ts";
import { seoOf, singlePages } from "./site-pages.ts";

const monthsValid = 11;

/** RFC 9116. It expires within a year, so that a site nobody builds any more stops promising an answer. */
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

export function humansText({ site, homePage }: Content): string {
  return lines(
    "/* TEAM */",
    `${site.name}, ${site.legalForm.fr} / ${site.legalForm.en}`,
    `Contact: ${site.email}`,
    `From: ${site.location.en}`,
    `Board / Bureau: ${site.address}${pathTo("board", "fr")}`,
    "",
    "/* SITE */",
    homePage.hero.title.fr,
    homePage.hero.title.en,
    "Language: Français / English",
    "Standards: HTML, CSS, SVG, JSON-LD, Atom, JSON Feed, iCalendar, GeoJSON",
  );
}

/** https://llmstxt.org: what the site holds, in Markdown, for programs that read with little room. */
export function llmsText(content: Content): string {
  const { site, homePage } = content;
  const link = (title: string, path: string, note: string) => `- [${title}](${site.address}${path}): ${note}`;
  const pageLinks = (lang: Language) =>
    singlePages().map((page) => {
      const { title, description } = seoOf(content, page);
      return link(title[lang], pathTo(page, lang), description[lang]);
    });
  const dataLinks = [
    link("Branches", files.branches, "GeoJSON, in French and English"),
    link("Board", files.board, "JSON, every term since the beginning, in French and English"),
    ...languages.map((lang) => link(`Publications (${lang})`, filesIn(lang).atom, "Atom feed")),
    ...languages.map((lang) => link(`${content.edition.title} (${lang})`, filesIn(lang).tourCalendar, "iCalendar")),
    link("Sitemap", files.sitemap, "every page with its translation"),
  ];
  const notice = site.sample
    ? ["The people, sponsors, partners, media and accounts named on this site are invented samples.", ""]
    : [];
  return lines(
    `# ${site.name}`,
    "",
    `> ${homePage.seo.description.en}`,
    "",
    ...notice,
    "## Pages in English",
    "",
    ...pageLinks("en"),
    "",
    "## Pages en français",
    "",
    ...pageLinks("fr"),
    "",
    "## Data",
    "",
    ...dataLinks,
  );
}

function lines(...all: string[]): string {
  return `${all.join("\n")}\n`;
}
