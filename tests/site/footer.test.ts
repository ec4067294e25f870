import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languageOf } from "#model/languages.ts";
import { reportLink } from "#model/report-link.ts";
import { buildWords } from "#model/words/catalogues.ts";
import { builtPages, root } from "./built-pages.ts";
import { hrefsOf, linksOf, plain } from "./html.ts";
import { content, messages } from "./published.ts";

const { email, social, sample, location, copyright } = content.site;

test.each(builtPages)("FT1 FT2 RT9 EW7 the footer of $address has contact, networks, legal PDFs and links", (page) => {
  const { $ } = page;
  const lang = languageOf(page.address);
  const words = messages[lang];
  const links = linksOf($, $("footer a"));
  const text = plain($("footer").text());
  expect(text).toContain(plain(location[lang]));
  expect(text).toContain(`© ${copyright.from} – ${Math.max(copyright.to, new Date().getFullYear())}`);
  expect(text.includes(plain(buildWords[lang].sample.notice))).toBe(sample);
  const networks = (Object.entries(social) as [keyof typeof social, string][])
    .filter(([, href]) => href)
    .map(([network, href]) => [plain(`${words.social[network]} ${words.newTab}`), href, "_blank"]);
  const { label, href: report } = reportLink(content.site, "mistake", lang);
  const expected = [...networks, [email, `mailto:${email}`, undefined], [plain(label), report, undefined]];
  expect(links).toEqual(expect.arrayContaining(expected));

  const hrefs = links.map(([, href]) => href);
  expect(hrefs).toEqual(expect.arrayContaining(["/publications", "/donation"]));
  for (const href of hrefsOf($, $("header nav a:not([hreflang])"))) expect(href).toMatch(new RegExp(`^/${lang}(/|$)`));

  const pdfs = hrefsOf($, $('footer a[type="application/pdf"]'));
  expect(pdfs).toHaveLength(content.legal.length);
  for (const href of pdfs) {
    expect(href).toMatch(/^\/documents\/[a-z-]+\.pdf$/);
    expect(readFileSync(join(root, href!)).subarray(0, 5).toString()).toBe("%PDF-");
  }
});
