import type { Finding } from "../finding.ts";
import type { Catalogue } from "../messages/catalogue.ts";
import type { Wording } from "../messages/wording.ts";
import type { TextFile } from "../read/text-file.ts";
import { findingInMarkdown, findingInText, type Rule } from "../read/tree.ts";
import { frenchTypography, type TypographyFinding } from "./typography.ts";
import { texts } from "../read/walk.ts";
import type { YamlFile } from "../read/yaml-file.ts";

/** French typography of `fr:` fields and French Markdown files. */
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
      findingInText(file, leaf, found.index, wordingFor(found, say)),
    ),
  );
}

function inMarkdown(file: TextFile, say: Catalogue): Finding[] {
  return frenchTypography(file.text).map((found) => findingInMarkdown(file, found.index, wordingFor(found, say)));
}

/** One finding per kind is enough for a short text. */
function firstOfEachKind(found: readonly TypographyFinding[]): TypographyFinding[] {
  return [
    ...Map.groupBy(found, ({ kind, sign }) => (kind === "spaceBeforeSign" ? kind + sign : kind)).values(),
  ].flatMap((same) => same.slice(0, 1));
}

function wordingFor({ kind, extract, sign }: TypographyFinding, say: Catalogue): Wording {
  return kind === "spaceBeforeSign" ? say.spaceBeforeSign(extract, sign) : say[kind](extract);
}
