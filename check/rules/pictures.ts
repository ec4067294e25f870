import { posix } from "node:path";
import { type Finding, type Path, perhaps, quote } from "../finding.ts";
import { jsonSchema, textsWithSchema } from "../read/json-schema.ts";
import { closest } from "../read/suggest.ts";
import { readSvg } from "../read/svg.ts";
import { about, at, type Rule, schemaFor, type Tree } from "../read/tree.ts";
import type { YamlFile } from "../read/yaml-file.ts";

/** In bytes; photographs are made smaller before they are published. */
export const heaviest = { photograph: 30_000_000, other: 5_000_000 };
export const isPhotograph = (path: string) => isPicture(path) && !/\.svg$/i.test(path);

export function isPicture(path: string): boolean {
  return /\.(jpe?g|png|webp|avif|svg)$/i.test(path);
}

type Reference = { file: YamlFile; path: Path; source: string; target: string };

/** Every picture named in the content; the schema refuses web addresses and other types of file. */
export function pictureReferences(tree: Tree): Reference[] {
  return [...tree.yaml.values()].flatMap((file) =>
    [...textsWithSchema(jsonSchema(schemaFor(file.path)!), file.data)]
      .filter(({ schema, text }) => schema.file && isPicture(text) && !text.includes(":"))
      .map(({ path, text }) => ({ file, path, source: text, target: posix.join(posix.dirname(file.path), text) })),
  );
}

export const picturesExist: Rule = (tree) =>
  pictureReferences(tree).flatMap(({ file, path, source, target }): Finding[] => {
    if (tree.files.has(target)) return [];
    const folder = posix.dirname(target);
    const neighbours = [...tree.files.keys()].filter((name) => posix.dirname(name) === folder && isPicture(name));
    const similar = closest(
      source,
      neighbours.map((name) => posix.relative(posix.dirname(file.path), name)),
    );
    const fr = `Il n’y a pas d’image ${quote.fr(source)}. Mettez le fichier à cet endroit, ou corrigez son nom, compté depuis le dossier de ce fichier.`;
    const en = `There is no picture ${quote.en(source)}. Put the file there, or correct its name, which counts from this file's folder.`;
    return [at(file, path, fr + perhaps.fr(similar), en + perhaps.en(similar))];
  });

export const fileWeights: Rule = (tree) =>
  [...tree.files].flatMap(([path, { length }]): Finding[] => {
    if (length <= (isPhotograph(path) ? heaviest.photograph : heaviest.other)) return [];
    const fr =
      "Ce fichier est trop lourd (5 Mo au plus, 30 pour une photo). Réduisez les photos à environ 3000 pixels de large et enregistrez-les en JPEG.";
    const en =
      "This file is too heavy (5 MB at most, 30 for a photograph). Reduce photographs to about 3,000 pixels wide and save them as JPEG.";
    return [about(tree, path, fr, en)];
  });

export const soundDrawings: Rule = (tree) =>
  [...tree.files].flatMap(([path, bytes]): Finding[] => {
    if (!/\.svg$/i.test(path)) return [];
    const { findings, size } = readSvg(bytes);
    const again = {
      fr: "Exportez-le de nouveau en SVG simple, textes convertis en tracés, ou prenez plutôt un PNG.",
      en: "Export it again as a plain SVG, with texts turned into outlines, or use a PNG instead.",
    };
    const [first] = findings;
    if (!first && size) return [];
    const text = first
      ? {
          fr: `Une image fixe ne contient pas ${quote.fr(first.found)}, qui pourrait exécuter ou charger quelque chose. ${again.fr}`,
          en: `A still picture does not contain ${quote.en(first.found)}, which could run or load something. ${again.en}`,
        }
      : {
          fr: 'Ce SVG ne dit pas sa taille. Donnez un viewBox à son <svg>, par exemple `viewBox="0 0 120 40"`.',
          en: 'This SVG does not say how large it is. Give its <svg> a viewBox, e.g. `viewBox="0 0 120 40"`.',
        };
    return [{ file: `${tree.shownAs}/${path}`, line: first?.line ?? 1, column: first?.column ?? 1, field: "", text }];
  });
