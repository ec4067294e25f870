import { finding, fieldName, type Finding } from "../finding.ts";
import type { Catalogue } from "../messages/catalogue.ts";
import type { Wording } from "../messages/wording.ts";
import { placeOf, type TextFile } from "../read/text-file.ts";
import type { Rule } from "../read/tree.ts";
import { frenchTypography, type TypographyFinding } from "./typography.ts";
import { placeInText, texts } from "../read/walk.ts";
import type { YamlFile } from "../read/yaml-file.ts";

/** French typography, in every French line of YAML and every French Markdown file. */
export const frenchTexts: Rule = (tree) => [
  ...[...tree.yaml.values()].flatMap((file) => inYaml(file, tree.say)),
  ...[...tree.markdown.values()]
    .filter(({ path }) => path.endsWith(".fr.md"))
    .flatMap((file) => inMarkdown(file, tree.say)),
];

function inYaml(file: YamlFile, say: Catalogue): Finding[] {
  const french = [...texts(file.data)].filter(({ path }) => path.at(-1) === "fr");
  return french.flatMap((leaf) =>
    firstOfEachKind(frenchTypography(leaf.text)).map((found) =>
      finding(file.shownAs, placeInText(file, leaf, found.index), fieldName(leaf.path), wordingFor(found, say)),
    ),
  );
}

function inMarkdown(file: TextFile, say: Catalogue): Finding[] {
  return frenchTypography(file.text).map((found) =>
    finding(file.shownAs, placeOf(file.text, found.index), "", wordingFor(found, say)),
  );
}

/** A text is corrected in one go: one finding per kind says enough. */
function firstOfEachKind(found: readonly TypographyFinding[]): TypographyFinding[] {
  return [
    ...Map.groupBy(found, ({ kind, sign }) => (kind === "spaceBeforeSign" ? kind + sign : kind)).values(),
  ].flatMap((same) => same.slice(0, 1));
}

function wordingFor({ kind, extract, sign }: TypographyFinding, say: Catalogue): Wording {
  return kind === "spaceBeforeSign" ? say.spaceBeforeSign(extract, sign) : say[kind](extract);
}
