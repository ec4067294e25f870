import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readManifest } from "#check/read/read-manifest.ts";
import { contentFolder } from "#check/folders.ts";
import { currentContent } from "#check/load.ts";
import type { Content } from "#model/collections.ts";
import { files, filesIn } from "#model/files.ts";
import { type Language, languages } from "#model/languages.ts";
import { agendaCalendars, eventFiles, tourCalendar } from "./calendars.ts";
import { publicationFeed } from "./feeds.ts";
import { type LastChanges, lastChanges } from "./last-changes.ts";
import { robotsText, sitemap } from "./sitemap.ts";
import { indexedPages } from "#model/site-pages.ts";
import { insertStructuredData } from "./structured-data/page-graph.ts";
import type { Subject } from "./structured-data/organisation.ts";

type Source = Omit<Subject, "lang"> & { changes: LastChanges };

export async function publish(client: string, today: Date): Promise<void> {
  const folder = contentFolder();
  const source = { content: currentContent(), manifest: readManifest(), changes: lastChanges(folder), today };
  const texts = [
    ...Object.entries(siteTexts(source)),
    ...languages.flatMap((lang) => Object.entries(languageTexts(source, lang))),
  ];
  for (const [path, text] of texts) {
    const file = join(client, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  for (const page of indexedPages(source.content)) {
    for (const lang of languages) await insertStructuredData(client, { ...source, lang }, page);
  }
}

function siteTexts({ content, changes, today }: Source): Record<string, string> {
  return {
    ...eventFiles(content, changes, today),
    [files.sitemap]: sitemap(content, changes),
    [files.robots]: robotsText(content),
    [files.security]: securityText(content, today),
  };
}

function languageTexts({ content, manifest, changes, today }: Source, lang: Language): Record<string, string> {
  const paths = filesIn(lang);
  return {
    [paths.atom]: publicationFeed(content, manifest, lang),
    [paths.tourCalendar]: tourCalendar(content, lang, changes),
    ...agendaCalendars(content, lang, changes, today),
  };
}

const monthsValid = 11;

/** RFC 9116; expires within a year, in case nobody builds the site any more. */
export function securityText({ site }: Content, today: Date): string {
  const expires = new Date(today);
  expires.setUTCMonth(expires.getUTCMonth() + monthsValid);
  expires.setUTCHours(0, 0, 0, 0);
  return `Contact: mailto:${site.email}
Expires: ${expires.toISOString().replace(".000", "")}
Preferred-Languages: ${languages.join(", ")}
Canonical: ${site.address}${files.security}
`;
}
