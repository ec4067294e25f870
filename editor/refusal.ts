import { parse } from "yaml";
import type { z } from "zod";
import type { Path } from "#check/finding.ts";
import { jsonSchema, type JsonSchema, schemaAt } from "#check/read/json-schema.ts";
import type { Language } from "#model/languages.ts";
import { generalWords } from "./words.ts";

/** Why a file cannot be saved, with the labels of its form. */
export function refusalOf(schema: z.ZodType, text: string, language: Language): string | undefined {
  const data: unknown = parse(text);
  const described = jsonSchema(schema);
  // Keeps lines that the form does not have.
  const issues = schema.safeParse(data).error?.issues.filter(({ code }) => code !== "unrecognized_keys") ?? [];
  const sentences = issues.map((issue) => {
    const field = schemaAt(described, issue.path, data);
    const wanted =
      issue.code === "too_small" && issue.origin === "array"
        ? `${generalWords.atLeast[language]} ${issue.minimum}`
        : (field?.form?.[language] ?? generalWords.fillIn[language]);
    return `${labelsOf(described, issue.path, data, language)}\u00a0: ${wanted}`;
  });
  return sentences.length > 0 ? [...new Set(sentences)].join(" · ") : undefined;
}

/** The labels of a path, e.g. Contact › Courriel. */
function labelsOf(schema: JsonSchema, path: Path, data: unknown, language: Language): string {
  const labels = path.map((step, index) =>
    typeof step === "number"
      ? String(step + 1)
      : (schemaAt(schema, path.slice(0, index + 1), data)?.label?.[language] ?? String(step)),
  );
  return labels.join(" › ");
}
