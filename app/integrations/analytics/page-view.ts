import { languageOf } from "#model/languages.ts";
import { inLanguage, pageAt, pages, withoutLanguage } from "#model/pages.ts";

export type PageView = { route: string; path: string };

export function pageView(pathname: string): PageView | undefined {
  const page = pageAt(pathname);
  if (!page) return undefined;
  const pattern = pages[page].path.replace(/:(\w+)/, "[$1]");
  return {
    route: `/[lang]${pattern === "/" ? "" : pattern}`,
    path: inLanguage(withoutLanguage(pathname), languageOf(pathname)),
  };
}
