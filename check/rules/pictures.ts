import { readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { type Fault, fault } from "../fault.ts";
import { isPicture, pictureReferences, type PictureReference } from "../picture-references.ts";
import { cleanSvg } from "../svg.ts";
import { closest } from "../suggest.ts";
import { faultOf, type Rule } from "../tree.ts";

const heaviest = 30_000_000;

/** Each picture, logo and Markdown picture that a file names is there. */
export const picturesExist: Rule = (tree) => {
  const pictures = Map.groupBy([...tree.files].filter(isPicture), (path) => posix.dirname(path));
  return pictureReferences(tree).flatMap((reference): Fault[] => {
    const { source, target, report } = reference;
    if (target === undefined) return [report(tree.say.pictureOutside(source))];
    if (!isPicture(source)) return reference.typeIsChecked ? [] : [report(tree.say.notAPictureType(source))];
    return tree.files.has(target) ? [] : [report(tree.say.missingPicture(source, similar(reference, pictures)))];
  });
};

function similar(
  { source, folder, target = "" }: PictureReference,
  pictures: Map<string, string[]>,
): string | undefined {
  const neighbours = pictures.get(posix.dirname(target)) ?? [];
  return closest(
    source,
    neighbours.map((path) => posix.relative(folder, path)),
  );
}

/** No picture is so heavy that making its sizes stalls the build. */
export const pictureWeights: Rule = (tree) =>
  [...tree.files].filter(isPicture).flatMap((path): Fault[] => {
    const size = statSync(join(tree.root, path), { throwIfNoEntry: false })?.size ?? 0;
    return size > heaviest ? [faultOf(tree, path, tree.say.heavyPicture((size / 1_000_000).toFixed(0)))] : [];
  });

/** An SVG is a page of its own when opened: it must not run anything. */
export const harmlessDrawings: Rule = (tree) =>
  [...tree.files]
    .filter((path) => /\.svg$/i.test(path))
    .flatMap((path): Fault[] => {
      const file = join(tree.root, path);
      if ((statSync(file, { throwIfNoEntry: false })?.size ?? heaviest + 1) > heaviest) return [];
      return cleanSvg(readFileSync(file)).faults.map((found) =>
        fault(`${tree.shownAs}/${path}`, found, "", tree.say[`svg:${found.kind}`](found.found)),
      );
    });
