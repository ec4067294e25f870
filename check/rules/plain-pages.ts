import { collections } from "#model/collections.ts";
import { languages, otherLanguage } from "#model/languages.ts";
import { fallbackPages, inLanguage, pages, singlePages, unprefixedPathTo, withoutLanguage } from "#model/pages.ts";
import { sharedFields } from "#model/schema/plain-page.ts";
import { perhaps, quote } from "../finding.ts";
import { languageOfFile } from "../read/front-matter.ts";
import { child } from "../read/json-schema.ts";
import { proseOf } from "../read/read-prose.ts";
import { closest } from "../read/suggest.ts";
import { about, at, belongsTo, entries, idOf, inMarkdown, type Rule, type Tree } from "../read/tree.ts";
import { livingPages } from "./references.ts";

const filesOf = (tree: Tree) => [...tree.files.keys()].filter((path) => belongsTo(path, collections.plainPages[0]));

/** The file of the same page in the other language. */
const translationOf = (path: string) =>
  path.replace(/(fr|en)\.md$/, (_, lang: "fr" | "en") => `${otherLanguage(lang)}.md`);

export const inBothLanguages: Rule = (tree) =>
  filesOf(tree)
    .map((path) => [path, translationOf(path)] as const)
    .filter(([, other]) => !tree.files.has(other))
    .map(([path, other]) => {
      const name = other.replace(/.*\//, "");
      const fr = `Sa traduction ${quote.fr(name)} manque. Ajoutez ce fichier à côté de celui-ci.`;
      return about(tree, path, fr, `Its translation ${quote.en(name)} is missing. Add that file beside this one.`);
    });

/** Where a page is linked, and whether it is a draft, is the same in both languages. */
export const sameSettings: Rule = (tree) =>
  entries(tree, "plainPages")
    .filter(({ file }) => languageOfFile(file.path) === "en")
    .flatMap(({ file }) => {
      const french = tree.valid.get(translationOf(file.path));
      const differs = (field: string) => child(french, field) !== child(tree.valid.get(file.path), field);
      if (french === undefined) return [];
      return sharedFields
        .filter(differs)
        .map((field) =>
          at(
            file,
            [field],
            `\`${field}:\` n’est pas le même dans le fichier français et dans le fichier anglais de cette page. Écrivez la même valeur dans les deux, ou retirez-la des deux.`,
            `\`${field}:\` differs between the French and the English file of this page. Write the same value in both, or leave it out in both.`,
          ),
        );
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
    .map(([path, address]) =>
      about(
        tree,
        path,
        `L’adresse ${quote.fr(address)} est déjà celle d’une autre page. Donnez un autre nom aux deux fichiers de cette page.`,
        `The address ${quote.en(address)} already belongs to another page. Give both files of this page another name.`,
      ),
    );
};

/** A link inside the site leads to a page; those to files are checked after the build. */
export const livingLinks: Rule = (tree) => {
  const living = livingPages(tree);
  return [...tree.markdown.values()].flatMap((file) =>
    [...linksIn(file.text)].flatMap((href) => {
      const path = withoutLanguage(href.replace(/[?#].*/, ""));
      if (!/^\/(?![/\\])/.test(href) || /\.\w+$/.test(path) || living.has(path)) return [];
      const meant = closest(path, living);
      const better = meant && inLanguage(meant, languageOfFile(file.path) ?? "fr");
      const fr = `Ce lien mène à ${quote.fr(href)}, où il n’y a pas de page. Copiez l’adresse depuis le site, sans son nom, par exemple /fr/bureau.`;
      const en = `This link leads to ${quote.en(href)}, where there is no page. Copy the address from the site, without its name, e.g. /fr/bureau.`;
      const offset = file.text.indexOf(`(${href}`);
      return [inMarkdown(file, offset, fr + perhaps.fr(better), en + perhaps.en(better))];
    }),
  );
};

function linksIn(markdown: string): Set<string> {
  const links = new Set<string>();
  // What cannot be shown is reported by soundMarkdown.
  const blocks = proseOf(markdown, "", () => {});
  JSON.stringify(blocks, (key, value: unknown) => {
    if (key === "href" && typeof value === "string") links.add(value);
    return value;
  });
  return links;
}
