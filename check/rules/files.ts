import { collections } from "#model/collections.ts";
import { languages } from "#model/languages.ts";
import { slug } from "#model/schema/fields.ts";
import { slugOf } from "#model/slug.ts";
import { type Finding, perhaps, quote } from "../finding.ts";
import { child } from "../read/json-schema.ts";
import { closest } from "../read/suggest.ts";
import { readSvg } from "../read/svg.ts";
import { about, at, belongsTo, entries, idOf, mayBeMissing, type Rule, schemaFor } from "../read/tree.ts";

export const isPicture = (path: string) => /\.(jpe?g|png|webp|avif|svg)$/i.test(path);
export const isPhotograph = (path: string) => isPicture(path) && !/\.svg$/i.test(path);

/** In bytes; photographs are made smaller before they are published. */
export const heaviest = 30_000_000;

/** Every file and folder of collections.ts exists, except files whose every field is optional. */
const requiredFiles: Rule = (tree) =>
  Object.values(collections)
    .filter(([place, schema]) => place !== collections.plainPages[0] && !mayBeMissing(schema))
    .filter(([place]) => ![...tree.files.keys()].some((path) => belongsTo(path, place)))
    .map(([place]) =>
      about(tree, place, {
        fr: "Le site en a besoin, et il manque. Remettez-le exactement sous ce nom (GitHub Desktop\u00a0: History, clic droit sur la modification qui l’a supprimé, Revert).",
        en: "The site needs it, and it is missing. Put it back under exactly this name (GitHub Desktop: History, right-click on the commit that removed it, Revert).",
      }),
    );

/** Folders whose files are in the order of their years. */
const yearNames = [
  [collections.timeline[0], /^\d{4}$/],
  [collections.editions[0], /^\d{4}$/],
  [collections.board[0], /^\d{4}(-\d{4})?$/],
] as const;

/** File names are years, or ids in web addresses. */
const fileNames: Rule = (tree) =>
  [...tree.files.keys()].flatMap((path): Finding[] => {
    const id = idOf(path);
    const [, year] = yearNames.find(([place]) => path.startsWith(place)) ?? [];
    if (!schemaFor(path) || (year ? year.test(id) : slug.safeParse(id).success)) return [];
    const [extension = ".yaml"] = /\.(?:fr|en)\.md$/.exec(path) ?? [];
    const better = (year ? (/\d{4}/.exec(id)?.[0] ?? "2024") : slugOf(id) || "paris-dauphine") + extension;
    const wrong = year
      ? { fr: "n’est pas une année", en: "is not a year" }
      : { fr: "ne peut pas servir dans une adresse web", en: "cannot be used in a web address" };
    const text = {
      fr: `Le nom ${quote.fr(id)} ${wrong.fr}. Renommez le fichier, par exemple ${quote.fr(better)}.`,
      en: `The name ${quote.en(id)} ${wrong.en}. Rename it, e.g. ${quote.en(better)}.`,
    };
    return [about(tree, path, text)];
  });

/** Files that the site does not use, except pictures. */
const strayFiles: Rule = (tree) => {
  const missing = Object.values(collections).flatMap(([place]) => (tree.files.has(place) ? [] : [place]));
  const isSource = (path: string) => {
    const owner = path.replace(/\.(fr|en)\.md$/, ".yaml");
    if (owner === path || !tree.files.has(owner)) return false;
    return owner.startsWith("legal/") || child(tree.yaml.get(owner)?.data, "download") === "local";
  };
  return [...tree.files.keys()]
    .filter((path) => !schemaFor(path) && !isPicture(path) && path !== "README.md" && !isSource(path))
    .map((path) => {
      const meant = closest(path, missing);
      return about(tree, path, {
        fr: `Rien sur le site ne lit ce fichier. Vérifiez son nom, son dossier et sa fin (.yaml, .fr.md, .en.md), ou supprimez-le.${perhaps.fr(meant)}`,
        en: `Nothing on the site reads this file. Check its name, folder and end (.yaml, .fr.md, .en.md), or remove it.${perhaps.en(meant)}`,
      });
    });
};

/** Each PDF has a Markdown file in both languages. */
const markdownSources: Rule = (tree) => {
  const local = entries(tree, "publications").filter(({ data }) => data.download === "local");
  return [...local, ...entries(tree, "legal")].flatMap(({ file }) =>
    languages
      .map((lang) => file.path.replace(/yaml$/, `${lang}.md`))
      .filter((path) => !tree.files.has(path))
      .map((path) =>
        at(file, [file.path.startsWith("legal/") ? "fileName" : "download"], {
          fr: `Le texte ${quote.fr(path)} manque, et le PDF en est tiré. Ajoutez ce fichier, en Markdown.`,
          en: `The text ${quote.en(path)} is missing, and the PDF is made from it. Add that file, in Markdown.`,
        }),
      ),
  );
};

const fileWeights: Rule = (tree) =>
  [...tree.files]
    .filter(([, { length }]) => length > heaviest)
    .map(([path]) =>
      about(tree, path, {
        fr: "Ce fichier est trop lourd (30 Mo au plus). Réduisez les photos à environ 3000 pixels de large et enregistrez-les en JPEG.",
        en: "This file is too heavy (30 MB at most). Reduce photographs to about 3,000 pixels wide and save them as JPEG.",
      }),
    );

const soundDrawings: Rule = (tree) =>
  [...tree.files].flatMap(([path, bytes]): Finding[] => {
    if (!/\.svg$/i.test(path)) return [];
    const { refused, size } = readSvg(bytes);
    if (refused) {
      const text = {
        fr: `Une image fixe ne contient pas ${quote.fr(refused.found)}, qui pourrait exécuter ou charger quelque chose. Exportez-la de nouveau en SVG simple, textes convertis en tracés, ou prenez plutôt un PNG.`,
        en: `A still picture does not contain ${quote.en(refused.found)}, which could run or load something. Export it again as a plain SVG, with texts turned into outlines, or use a PNG instead.`,
      };
      return [{ ...about(tree, path, text), line: refused.line, column: refused.column }];
    }
    if (size) return [];
    const text = {
      fr: 'Ce SVG ne dit pas sa taille. Donnez un viewBox à son <svg>, par exemple `viewBox="0 0 120 40"`.',
      en: 'This SVG does not say how large it is. Give its <svg> a viewBox, e.g. `viewBox="0 0 120 40"`.',
    };
    return [about(tree, path, text)];
  });

export const fileRules = [requiredFiles, fileNames, strayFiles, markdownSources, fileWeights, soundDrawings];
