import { passagesOf } from "../read/passages.ts";
import type { Rule } from "../read/tree.ts";
import { frenchTypography, type TypographyFinding } from "./typography.ts";

/** French typography of `fr:` fields and French Markdown files. */
export const frenchTexts: Rule = (tree) =>
  passagesOf(tree)
    .filter(({ file, path }) => (path ? path.at(-1) === "fr" : file.path.endsWith(".fr.md")))
    .flatMap(({ text, path, report }) => {
      const found = frenchTypography(text);
      return (path ? firstOfEachKind(found) : found).map(({ kind, sign, index, extract }) =>
        report(index, kind === "spaceBeforeSign" ? tree.say[kind](extract, sign) : tree.say[kind](extract)),
      );
    });

/** One finding per kind is enough for a short text. */
function firstOfEachKind(found: readonly TypographyFinding[]): TypographyFinding[] {
  return [
    ...Map.groupBy(found, ({ kind, sign }) => (kind === "spaceBeforeSign" ? kind + sign : kind)).values(),
  ].flatMap((same) => same.slice(0, 1));
}
