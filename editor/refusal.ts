import { parse } from "yaml";
import { quote } from "#check/finding.ts";
import { partFrontMatter } from "#check/read/front-matter.ts";
import { fieldOfOtherKind, jsonSchema, labelsOf, schemaAt } from "#check/read/json-schema.ts";
import { readTree, schemaFor } from "#check/read/tree.ts";
import { textRules } from "#check/rules/texts.ts";
import { valueRules } from "#check/rules/values.ts";
import { type Language, languages } from "#model/languages.ts";
import { generalWords } from "./words.ts";

/** Why a file cannot be saved, with the labels of its form. */
export function refusalOf(path: string, text: string, language: Language): string | undefined {
  const found = misfits(path, text, language);
  const sentences = found.length > 0 ? found : faults(path, text, language);
  return sentences.length > 0 ? [...new Set(sentences)].join(" · ") : undefined;
}

/** What does not fit the schema. */
function misfits(path: string, text: string, language: Language): string[] {
  const schema = schemaFor(path);
  if (!schema) return [];
  const data: unknown = parse(path.endsWith(".md") ? partFrontMatter(text).head : text);
  const described = jsonSchema(schema);
  const issues = schema.safeParse(data).error?.issues ?? [];
  return issues.flatMap((issue) => {
    // Lines that the form does not have are kept.
    if (issue.code === "unrecognized_keys")
      return issue.keys.flatMap((key) => {
        const other = fieldOfOtherKind(described, issue.path, key);
        const kind = other?.kind.choices?.[String(other.kind.const)]?.[languages.indexOf(language)];
        return other
          ? `${other.label?.[language]}\u00a0: ${generalWords.onlyFor[language]} ${quote[language](kind)}`
          : [];
      });
    const field = schemaAt(described, issue.path, data);
    const wanted =
      issue.code === "too_small" && issue.origin === "array"
        ? `${generalWords.atLeast[language]} ${issue.minimum}`
        : (field?.form?.[language] ?? generalWords.fillIn[language]);
    return `${labelsOf(described, issue.path, data)[language]}\u00a0: ${wanted}`;
  });
}

/** What the content check says of the file alone. */
function faults(path: string, text: string, language: Language): string[] {
  const { tree } = readTree(new Map([[path, new TextEncoder().encode(text)]]), new Date(), "");
  const findings = [...valueRules, ...textRules].flatMap((rule) => rule(tree));
  return findings.map(({ label, text }) => (label ? `${label[language]}\u00a0: ${text[language]}` : text[language]));
}
