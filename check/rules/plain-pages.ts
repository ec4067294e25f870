import { fallbackPages, inLanguage, pages, singlePages, unprefixedPathTo, withoutLanguage } from "#model/pages.ts";
import { sharedFields } from "#model/schema/plain-page.ts";
import { languages, otherLanguage } from "#model/languages.ts";
import { languageOfFile } from "../read/front-matter.ts";
import { child } from "../read/json-schema.ts";
import { markdownTokens } from "../read/markdown-tokens.ts";
import { closest } from "../read/suggest.ts";
import {
  collectionOf,
  entries,
  findingAt,
  findingInMarkdown,
  findingOf,
  idOf,
  type Rule,
  type Tree,
} from "../read/tree.ts";
import { livingPages } from "./redirects.ts";

const filesOf = (tree: Tree) => [...tree.files.keys()].filter((path) => collectionOf(path) === "plainPages");

/** The file of the same page in the other language. */
const translationOf = (path: string) =>
  path.replace(/(fr|en)\.md$/, (_, lang: "fr" | "en") => `${otherLanguage(lang)}.md`);

export const inBothLanguages: Rule = (tree) =>
  filesOf(tree)
    .map((path) => [path, translationOf(path)] as const)
    .filter(([, other]) => !tree.files.has(other))
    .map(([path, other]) => findingOf(tree, path, tree.say.missingMarkdownTranslation(other.replace(/.*\//, ""))));

/** Where a page is linked, and whether it is a draft, is the same in both languages. */
export const sameSettings: Rule = (tree) =>
  entries(tree, "plainPages")
    .filter(({ file }) => languageOfFile(file.path) === "en")
    .flatMap(({ file }) => {
      const french = tree.valid.get(translationOf(file.path));
      const differs = (field: string) => child(french, field) !== child(tree.valid.get(file.path), field);
      return french === undefined
        ? []
        : sharedFields.filter(differs).map((field) => findingAt(file, [field], tree.say.unequalSetting(field)));
    });

/** No plain page takes the address of another page or of a language. */
export const freeAddresses: Rule = (tree) => {
  const taken = new Set<string>([
    ...singlePages.map((page) => pages[page].path),
    ...Object.values(fallbackPages),
    ...languages.map((lang) => `/${lang}`),
  ]);
  return filesOf(tree)
    .map((path) => [path, unprefixedPathTo("plain", { id: idOf(path) })] as const)
    .filter(([, address]) => taken.has(address))
    .map(([path, address]) => findingOf(tree, path, tree.say.takenAddress(address)));
};

/** A link inside the site leads to a page; those to files are checked after the build. */
export const livingLinks: Rule = (tree) => {
  const living = livingPages(tree);
  return [...tree.markdown.values()].flatMap((file) =>
    markdownTokens(file.text).flatMap(({ token, offset }) => {
      const href = token.type === "link" ? String(child(token, "href")) : "";
      const path = withoutLanguage(href.replace(/[?#].*/, ""));
      if (!/^\/(?![/\\])/.test(href) || /\.\w+$/.test(path) || living.has(path)) return [];
      const meant = closest(path, living);
      const lang = languageOfFile(file.path) ?? "fr";
      return [findingInMarkdown(file, offset, tree.say.linkToNothing(href, meant && inLanguage(meant, lang)))];
    }),
  );
};
