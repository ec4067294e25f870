import { fault, fieldName, type Fault } from "../fault.ts";
import type { Catalogue } from "../messages/catalogue.ts";
import type { Wording } from "../messages/wording.ts";
import { placeOf, type TextFile } from "../read/text-file.ts";
import type { Rule } from "../read/tree.ts";
import { frenchTypography, type TypographyFault } from "./typography.ts";
import { placeInText, texts } from "../read/walk.ts";
import type { YamlFile } from "../read/yaml-file.ts";

/** French typography, in every French line of YAML and every French Markdown file. */
export const frenchTexts: Rule = (tree) => [
  ...[...tree.yaml.values()].flatMap((file) => inYaml(file, tree.say)),
  ...[...tree.markdown.values()]
    .filter(({ path }) => path.endsWith(".fr.md"))
    .flatMap((file) => inMarkdown(file, tree.say)),
];

function inYaml(file: YamlFile, say: Catalogue): Fault[] {
  const french = [...texts(file.data)].filter(({ path }) => path.at(-1) === "fr");
  return french.flatMap((leaf) =>
    firstOfEachKind(frenchTypography(leaf.text)).map((found) =>
      fault(file.shownAs, placeInText(file, leaf, found.index), fieldName(leaf.path), wordingFor(found, say)),
    ),
  );
}

function inMarkdown(file: TextFile, say: Catalogue): Fault[] {
  return frenchTypography(file.text).map((found) =>
    fault(file.shownAs, placeOf(file.text, found.index), "", wordingFor(found, say)),
  );
}

/** A text is corrected in one go: one fault per kind says enough. */
function firstOfEachKind(found: readonly TypographyFault[]): TypographyFault[] {
  return [
    ...Map.groupBy(found, ({ kind, sign }) => (kind === "spaceBeforeSign" ? kind + sign : kind)).values(),
  ].flatMap((same) => same.slice(0, 1));
}

function wordingFor({ kind, extract, sign }: TypographyFault, say: Catalogue): Wording {
  return kind === "spaceBeforeSign" ? say.spaceBeforeSign(extract, sign) : say[kind](extract);
}
