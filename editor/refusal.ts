import { parse } from "yaml";
import type { z } from "zod";
import { jsonSchema, labelsOf, schemaAt } from "#check/read/json-schema.ts";
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
    return `${labelsOf(described, issue.path, data)[language]}\u00a0: ${wanted}`;
  });
  return sentences.length > 0 ? [...new Set(sentences)].join(" · ") : undefined;
}
