import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { formatBytes, formatDate, formatMinutes } from "#model/formats.ts";
import { languages } from "#model/languages.ts";
import { localise } from "#model/localise.ts";
import { pathTo } from "#model/pages.ts";
import { newestPublications } from "#model/selections.ts";
import { translate } from "#model/translate.ts";
import { root } from "./built-pages.ts";
import { openPage, plain, region, textsOf } from "./html.ts";
import { content, messages } from "./published.ts";

const publications = newestPublications(content);

describe.each(languages)("the publications in %s", (lang) => {
  const $ = openPage("publications", lang);
  const say = (key: string, values = {}) => translate(messages[lang], lang, `publications.${key}`, values);
  const cards = $("main li > article").toArray();

  test("PB1 the filters show the number of publications", () => {
    const counts = textsOf($, region($, say("filter")).find("a")).map((label) => Number(/\((\d+)\)/.exec(label)?.[1]));
    expect(counts[0]).toBe(publications.length);
    expect(counts.slice(1).reduce((sum, count) => sum + count, 0)).toBe(publications.length);
    expect(textsOf($, $("main article h2"))).toEqual(publications.map(({ title }) => plain(title[lang])));
  });

  test.each(publications.map((publication, index) => ({ id: publication.id, publication, index })))(
    "PB2 $id has its details, a link to read it and a PDF of the stated size",
    ({ publication, index }) => {
      const { title, description, date, readTime, read, download } = publication;
      const card = $(cards[index]);
      const line = plain(card.find("p").first().text());
      expect(line).toContain(plain(formatDate(date, lang)));
      expect(line).toContain(plain(say("readTime", { minutes: formatMinutes(readTime, lang) })));
      expect(plain(card.text())).toContain(plain(description[lang]));
      expect(card.find("img[src]")).toHaveLength(1);
      const link = (label: string) =>
        card.find("a").filter((_, element) => Boolean($(element).attr("aria-label")?.startsWith(label)));
      const reading = link(say("readLabel", { title: title[lang] }));
      expect([reading.attr("href"), reading.attr("target")]).toEqual([
        download === "local" ? pathTo("publication", lang, { id: publication.id }) : read,
        "_blank",
      ]);
      const pdf = link(say("pdfLabel", { title: title[lang] }));
      if (download !== "local") {
        expect([pdf.attr("href"), pdf.attr("target")]).toEqual([download, "_blank"]);
        return;
      }
      expect(pdf.attr("href")).toMatch(/^\/documents\/.+\.pdf$/);
      const file = readFileSync(join(root, pdf.attr("href") ?? ""));
      expect(file.subarray(0, 5).toString()).toBe("%PDF-");
      const count = file.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
      const details = `${formatBytes(file.length, lang)}, ${say("pages", { count })}`;
      expect(plain(pdf.text())).toBe(plain(`${say("pdf")} (${details})`));
    },
  );

  const { newsletter, newsletterField } = content.site.links;

  test.runIf(newsletter)("PB3 the newsletter opens in a new tab, with an e-mail field if it accepts one", () => {
    const section = region($, localise(content.publicationsPage, lang).newsletter.heading);
    const placeholder = lang === "fr" ? "Votre email" : "Your email";
    if (newsletterField === undefined) {
      const link = section.find("a");
      expect([link.attr("href"), link.attr("target")]).toEqual([newsletter, "_blank"]);
      expect(plain(link.text())).toContain(placeholder);
      return;
    }
    const form = section.find("form");
    const field = form.find("input[type=email]");
    expect([form.attr("action"), form.attr("target")]).toEqual([newsletter, "_blank"]);
    expect([field.attr("name"), field.attr("placeholder")]).toEqual([newsletterField, placeholder]);
  });
});
