import { collections } from "#model/collections.ts";
import { editionPage } from "#model/editions.ts";
import { keysOf } from "#model/keys.ts";
import { languages, otherLanguage } from "#model/languages.ts";
import {
  fallbackPages,
  inLanguage,
  pages,
  singlePages,
  unprefixedPathTo,
  withoutLanguage,
  pathTo,
} from "#model/pages.ts";
import { sharedFields } from "#model/schema/plain-page.ts";
import { type Finding, perhaps, quote } from "../finding.ts";
import { languageOfFile } from "../read/front-matter.ts";
import { maskCode } from "../read/french.ts";
import { child } from "../read/json-schema.ts";
import { closest } from "../read/suggest.ts";
import { about, at, belongsTo, entries, idOf, inMarkdown, type Rule, type Tree } from "../read/tree.ts";

const plainPages = (tree: Tree) => [...tree.files.keys()].filter((path) => belongsTo(path, collections.plainPages[0]));

/** The file of the same page in the other language. */
const translationOf = (path: string) =>
  path.replace(/(fr|en)\.md$/, (_, lang: "fr" | "en") => `${otherLanguage(lang)}.md`);

const inBothLanguages: Rule = (tree) =>
  plainPages(tree)
    .filter((path) => !tree.files.has(translationOf(path)))
    .map((path) => {
      const name = translationOf(path).replace(/.*\//, "");
      return about(tree, path, {
        fr: `Sa traduction ${quote.fr(name)} manque. Ajoutez ce fichier à côté de celui-ci.`,
        en: `Its translation ${quote.en(name)} is missing. Add that file beside this one.`,
      });
    });

/** Where a page is linked, and whether it is a draft, is the same in both languages. */
const sameSettings: Rule = (tree) =>
  entries(tree, "plainPages")
    .filter(({ file }) => languageOfFile(file.path) === "en" && tree.valid.has(translationOf(file.path)))
    .flatMap(({ file, data }) =>
      sharedFields
        .filter((field) => data[field] !== child(tree.valid.get(translationOf(file.path)), field))
        .map((field) =>
          at(file, [field], {
            fr: `\`${field}:\` n’est pas le même dans le fichier français et dans le fichier anglais de cette page. Écrivez la même valeur dans les deux, ou retirez-la des deux.`,
            en: `\`${field}:\` differs between the French and the English file of this page. Write the same value in both, or leave it out in both.`,
          }),
        ),
    );

/** No plain page takes the address of another page or of a language. */
const freeAddresses: Rule = (tree) => {
  const taken: string[] = [
    ...singlePages.map((page) => pages[page].path),
    ...Object.values(fallbackPages),
    ...languages.map((lang) => `/${lang}`),
  ];
  return plainPages(tree)
    .filter((path) => taken.includes(`/${idOf(path)}`))
    .map((path) =>
      about(tree, path, {
        fr: `L’adresse ${quote.fr(`/${idOf(path)}`)} est déjà celle d’une autre page. Donnez un autre nom aux deux fichiers de cette page.`,
        en: `The address ${quote.en(`/${idOf(path)}`)} already belongs to another page. Give both files of this page another name.`,
      }),
    );
};

/** `](/address` and `[word]: /address` */
const linkPattern = /(?:\]\(|^\[[^\]^]+\]: *)(\/(?![/\\])[^)\s]*)/gm;

/** A link inside the site leads to a page; those to files are checked after the build. */
const livingLinks: Rule = (tree) => {
  const living = livingPages(tree);
  return [...tree.markdown.values()].flatMap((file) =>
    [...maskCode(file.text).matchAll(linkPattern)].flatMap(({ 1: href = "", index }): Finding[] => {
      const path = withoutLanguage(href.replace(/[?#].*/, ""));
      if (/\.\w+$/.test(path) || living.has(path)) return [];
      const meant = closest(path, living);
      const lang = languageOfFile(file.path) ?? "fr";
      const better = meant && inLanguage(meant, lang);
      const example = pathTo("board", lang);
      const text = {
        fr: `Ce lien mène à ${quote.fr(href)}, où il n’y a pas de page. Copiez l’adresse depuis le site, sans son nom, par exemple ${example}.${perhaps.fr(better)}`,
        en: `This link leads to ${quote.en(href)}, where there is no page. Copy the address from the site, without its name, e.g. ${example}.${perhaps.en(better)}`,
      };
      return [inMarkdown(file, index, text)];
    }),
  );
};

/** A redirect goes from an address without a page to a public page. */
const soundRedirects: Rule = (tree) => {
  const living = livingPages(tree);
  return entries(tree, "redirects").flatMap(({ file, data: { redirects } }) =>
    redirects.flatMap(({ from, to }, index) => {
      const isTaken = living.has(from.toLowerCase()) || /\.\w+$/.test(from);
      const meant = closest(to, living);
      const taken = {
        fr: `${quote.fr(from)} existe déjà. Supprimez ces lignes, ou corrigez \`from:\`.`,
        en: `${quote.en(from)} exists already. Remove these lines, or correct \`from:\`.`,
      };
      const nowhere = {
        fr: `Il n’y a pas de page publique ${quote.fr(to)}. Écrivez le chemin d’une page qui existe, sans sa langue, par exemple /antennes.${perhaps.fr(meant)}`,
        en: `There is no public page ${quote.en(to)}. Write the path of a page that exists, without its language, e.g. /antennes.${perhaps.en(meant)}`,
      };
      return [
        ...(isTaken ? [at(file, ["redirects", index, "from"], taken)] : []),
        ...(living.has(to) ? [] : [at(file, ["redirects", index, "to"], nowhere)]),
      ];
    }),
  );
};

const pageOf = { branches: "branch", publications: "publication", plainPages: "plain" } as const;

/** Pages with errors count, because other rules report those. */
function livingPages(tree: Tree): Set<string> {
  const hidden = entries(tree, "branches").filter(({ data }) => data.status === "soon");
  const files = [...tree.files.keys()].filter((path) => !hidden.some(({ file }) => file.path === path));
  const named = keysOf(pageOf).flatMap((key) =>
    files
      .filter((path) => belongsTo(path, collections[key][0]))
      .map((path) => unprefixedPathTo(pageOf[key], { id: idOf(path) })),
  );
  const editions = entries(tree, "editions").slice(0, -1);
  return new Set([
    ...singlePages.map((page): string => pages[page].path),
    ...named,
    ...editions.flatMap(({ id, data }) => editionPage({ ...data, id }) ?? []),
  ]);
}

export const pageRules = [inBothLanguages, sameSettings, freeAddresses, livingLinks, soundRedirects];
