import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { languageOf } from "#model/languages.ts";
import { reportLink } from "#model/report-link.ts";
import { sampleWords } from "#model/words/sample.ts";
import { builtPages, root } from "./built-pages.ts";
import { pageAt, plain } from "./html.ts";
import { messages } from "./messages.ts";
import { content } from "./published.ts";

const { email, social, sample, location, copyright } = content.site;

describe.each(builtPages.map(({ address }) => ({ address })))("the footer of $address", ({ address }) => {
  const lang = languageOf(address);
  const words = messages[lang];
  const $ = pageAt(address);
  const links = $("footer a")
    .toArray()
    .map((link) => ({ name: plain($(link).text()), href: $(link).attr("href"), target: $(link).attr("target") }));

  test("FT2 EW7 shows location, years, e-mail, networks and the sample notice", () => {
    const text = plain($("footer").text());
    expect(text).toContain(plain(location[lang]));
    expect(text).toContain(`© ${copyright.from} – ${Math.max(copyright.to, new Date().getFullYear())}`);
    expect(links).toContainEqual({ name: email, href: `mailto:${email}`, target: undefined });
    for (const [network, href] of Object.entries(social) as [keyof typeof social, string][]) {
      if (!href) continue;
      expect(links).toContainEqual({ name: plain(`${words.social[network]} ${words.newTab}`), href, target: "_blank" });
    }
    expect(text.includes(plain(sampleWords[lang].notice))).toBe(sample);
  });

  test("links to the mistake report set in site.yaml", () => {
    const { label, href } = reportLink(content.site, "mistake", lang);
    expect(links).toContainEqual({ name: plain(label), href, target: undefined });
  });

  test("RT9 links to publications and donation without a language", () => {
    const hrefs = links.map(({ href }) => href);
    expect(hrefs).toContain("/publications");
    expect(hrefs).toContain("/donation");
    for (const link of $("header nav a:not([hreflang])").toArray())
      expect($(link).attr("href")).toMatch(new RegExp(`^/${lang}(/|$)`));
  });

  test("FT1 links to the legal texts, which are PDFs", () => {
    const pdfs = $('footer a[type="application/pdf"]').toArray();
    expect(pdfs).toHaveLength(content.legal.length);
    for (const link of pdfs) {
      const href = $(link).attr("href") ?? "";
      expect(href).toMatch(/^\/documents\/[a-z-]+\.pdf$/);
      expect(readFileSync(join(root, href)).subarray(0, 5).toString()).toBe("%PDF-");
    }
  });
});
