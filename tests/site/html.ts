import type { CheerioAPI } from "cheerio";
import type { Language } from "#model/languages.ts";
import { type Page, type PageParams, pathTo } from "#model/pages.ts";
import { builtPages } from "./built-pages.ts";

export function pageAt(address: string): CheerioAPI {
  const page = builtPages.find((built) => built.address === address);
  if (!page) throw new Error(`The build has no page at ${address}`);
  return page.$;
}

export function openPage<P extends Page>(page: P, lang: Language, ...params: PageParams<P>): CheerioAPI {
  return pageAt(pathTo(page, lang, ...params));
}

type Selection = ReturnType<CheerioAPI>;

/** The part of a page with this accessible name. */
export function region($: CheerioAPI, name: string): Selection {
  const found = $("section, nav, [role=region], ul").filter((_, element) => nameOf($, $(element)) === plain(name));
  if (found.length === 0) throw new Error(`No part of the page is called “${name}”`);
  return found.first();
}

function nameOf($: CheerioAPI, element: Selection): string {
  const labelled = element.attr("aria-labelledby");
  return plain(labelled ? $(`[id="${labelled}"]`).text() : (element.attr("aria-label") ?? ""));
}

/** Text with white space collapsed. */
export function plain(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

export function textsOf($: CheerioAPI, elements: Selection): string[] {
  return elements.toArray().map((element) => plain($(element).text()));
}

export function hrefsOf($: CheerioAPI, links: Selection): (string | undefined)[] {
  return links.toArray().map((link) => $(link).attr("href"));
}

/** The text, address and target of each link. */
export function linksOf($: CheerioAPI, links: Selection): (string | undefined)[][] {
  return links.toArray().map((link) => [plain($(link).text()), $(link).attr("href"), $(link).attr("target")]);
}

/** The accessible name and address of each link to an account. */
export function accountsOf($: CheerioAPI, links: Selection): (string | undefined)[][] {
  return links.toArray().map((link) => [$(link).attr("aria-label"), $(link).attr("href")]);
}
