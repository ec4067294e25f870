import { picture } from "#model/schema/parts.ts";
import { type Finding, finding } from "../finding.ts";
import { folderOf, nameFrom } from "../read/paths.ts";
import { isPicture, pictureReferences } from "../read/picture-references.ts";
import { cleanSvg } from "../read/svg.ts";
import { closest } from "../read/suggest.ts";
import { findingOf, type Rule } from "../read/tree.ts";

export const heaviest = 30_000_000;

/** Each picture named in a file exists; the remedy suggests a similar name, of an unused picture first. */
export const picturesExist: Rule = (tree) => {
  const references = pictureReferences(tree);
  const shown = new Set(references.map(({ target }) => target));
  return references.flatMap(({ source, file, target, report }): Finding[] => {
    if (target === undefined) return [report(tree.say.pictureOutside(source))];
    // The schema reports other file types.
    if (!isPicture(source) || tree.files.has(target)) return [];
    const neighbours = [...tree.files.keys()].filter((path) => folderOf(path) === folderOf(target));
    const similar = (isShown: boolean) => {
      const candidates = neighbours.filter((path) => shown.has(path) === isShown);
      return closest(source, candidates.map((path) => nameFrom(folderOf(file), path)).filter(canBeNamed));
    };
    return [report(tree.say.missingPicture(source, similar(false) ?? similar(true)))];
  });
};

/** Whether the schema accepts the name. */
export function canBeNamed(name: string): boolean {
  return picture.shape.src.safeParse(name).success;
}

/** A picture that is too heavy would slow the build down. */
export const pictureWeights: Rule = (tree) =>
  [...tree.files]
    .filter(([path, { length }]) => isPicture(path) && length > heaviest)
    .map(([path, { length }]) => findingOf(tree, path, tree.say.heavyPicture((length / 1_000_000).toFixed(0))));

/** SVG files have no scripts, because browsers open them as pages, and they have a size. */
export const soundDrawings: Rule = (tree) =>
  [...tree.files]
    .filter(([path, { length }]) => /\.svg$/i.test(path) && length <= heaviest)
    .flatMap(([path, bytes]): Finding[] => {
      const { findings } = cleanSvg(bytes);
      return findings.map((found) =>
        finding(`${tree.shownAs}/${path}`, found, "", tree.say[`svg:${found.kind}`](found.found)),
      );
    });
