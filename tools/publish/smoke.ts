import { languages } from "#model/languages.ts";
import { pathTo, unprefixedPathTo } from "#model/pages.ts";

type Ask = (path: string) => Promise<Response>;

/** What is wrong with a published site: three pages, an address without a language and a missing page are asked for. */
export async function smokeErrors(site: string, ask: Ask = (path) => fetch(site + path, { redirect: "manual" })) {
  const errors: string[] = [];
  for (const path of [pathTo("home", "fr"), pathTo("board", "en"), pathTo("kryptoTour", "fr")]) {
    const response = await ask(path);
    const lang = path.slice(1, 3);
    const isPage = response.status === 200 && (await response.text()).includes(`<html lang="${lang}"`);
    if (!isPage) errors.push(`${path} answers ${response.status}, not a page in ${lang}`);
  }
  const gate = unprefixedPathTo("board");
  const response = await ask(gate);
  const text = response.headers.get("location") ?? (await response.text());
  // A host that cannot redirect serves a page with a link to each language.
  if (!languages.some((lang) => text.includes(pathTo("board", lang)))) errors.push(`${gate} leads to no language`);
  const missing = (await ask("/fr/no-such-page")).status;
  if (missing !== 404) errors.push(`A missing page answers ${missing}, not 404`);
  return errors;
}
