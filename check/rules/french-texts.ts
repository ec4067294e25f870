import type { Catalogue } from "../messages/catalogue.ts";
import type { Wording } from "../messages/wording.ts";
import { passagesOf } from "../read/passages.ts";
import type { Rule } from "../read/tree.ts";
import { frenchTypography, type TypographyFinding } from "./typography.ts";

/** French typography of `fr:` fields and French Markdown files. */
export const frenchTexts: Rule = (tree) =>
  passagesOf(tree)
    .filter(({ file, path }) => (path ? path.at(-1) === "fr" : file.path.endsWith(".fr.md")))
    .flatMap(({ text, path, report }) => {
      const found = frenchTypography(text);
      return (path ? firstOfEachKind(found) : found).map((each) => report(each.index, wordingFor(each, tree.say)));
    });

/** One finding per kind is enough for a short text. */
function firstOfEachKind(found: readonly TypographyFinding[]): TypographyFinding[] {
  return [
    ...Map.groupBy(found, ({ kind, sign }) => (kind === "spaceBeforeSign" ? kind + sign : kind)).values(),
  ].flatMap((same) => same.slice(0, 1));
}

function wordingFor({ kind, extract, sign }: TypographyFinding, say: Catalogue): Wording {
  return kind === "spaceBeforeSign" ? say.spaceBeforeSign(extract, sign) : say[kind](extract);
}
