import type { z } from "zod";
import { languages, type Language } from "#model/languages.ts";
import { finding, fieldName, type Finding, type Path } from "../finding.ts";
import type { Catalogue } from "../messages/catalogue.ts";
import { howToWrite } from "../messages/field-messages.ts";
import type { Wording } from "../messages/wording.ts";
import { child, jsonSchema, type JsonSchema, kindOf, schemaAt, valueAt } from "./json-schema.ts";
import { closest } from "./suggest.ts";
import { placeOfKey, placeOfValue, type YamlFile } from "./yaml-file.ts";

type Issue = z.core.$ZodIssue;

/** Validates one file and returns its data or its findings. */
export function validate(file: YamlFile, schema: z.ZodType, say: Catalogue): { data?: unknown; findings: Finding[] } {
  const result = schema.safeParse(file.data);
  if (result.success) return { data: result.data, findings: [] };
  const issues = result.error.issues.flatMap(openUnion);
  const misspelt = new Set<string>();
  const described = jsonSchema(schema);
  const unknown = issues
    .filter((issue) => issue.code === "unrecognized_keys")
    .flatMap((issue) => issue.keys.map((key) => unknownKey(file, described, [...issue.path, key], say, misspelt)));
  const others = issues
    .filter((issue) => issue.code !== "unrecognized_keys" && !misspelt.has(fieldName(issue.path)))
    .map((issue) =>
      finding(
        file.shownAs,
        placeOfValue(file, issue.path),
        fieldName(issue.path),
        wording(issue, file.data, described, say),
      ),
    );
  return { findings: [...unknown, ...others] };
}

/** Common other names of fields. */
const otherNames: Readonly<Record<string, string>> = { photo: "image", picture: "image", img: "image", twitter: "x" };

/** The key that was meant is added to `misspelt`, so that it is not reported as missing too. */
function unknownKey(file: YamlFile, schema: JsonSchema, path: Path, say: Catalogue, misspelt: Set<string>): Finding {
  const parent = path.slice(0, -1);
  const key = String(path.at(-1));
  const present = new Set(Object.keys(valueAt(file.data, parent) ?? {}));
  const known = Object.keys(schemaAt(schema, parent, file.data)?.properties ?? {}).filter((name) => !present.has(name));
  const suggestion = known.find((name) => name === otherNames[key]) ?? closest(key, known);
  if (suggestion) misspelt.add(fieldName([...parent, suggestion]));
  return finding(file.shownAs, placeOfKey(file, path), fieldName(path), say.unknownKey(key, suggestion));
}

/** A failed union has the issues of all its options; only those of the option that was meant are useful. */
function openUnion(issue: Issue): Issue[] {
  if (issue.code !== "invalid_union") return [issue];
  const meant = issue.errors.filter(
    (issues) => !issues.some((inner) => inner.path.length === 0 && inner.code === "invalid_type"),
  );
  if (meant.length !== 1) return [issue];
  return (meant[0] ?? []).flatMap((inner) => openUnion({ ...inner, path: [...issue.path, ...inner.path] }));
}

function wording(issue: Issue, data: unknown, schema: JsonSchema, say: Catalogue): Wording {
  const value = valueAt(data, issue.path);
  const key = String(issue.path.at(-1));
  const expected = schemaAt(schema, issue.path, data);
  const how = expected?.form?.[say.language] ?? howToWrite[say.language][kindOf(expected)];
  if (value === undefined) return missing(issue.path, data, how, say);
  if (value === null) return say.emptyValue(key, how);
  if (typeof value === "string" && value.startsWith("http://") && !value.includes(".onion")) return say.httpLink(value);
  const name = expected?.label?.[say.language] ?? key;
  switch (issue.code) {
    case "invalid_key": {
      const parent = schemaAt(schema, issue.path.slice(0, -1), data);
      return say.badKey(key, parent?.propertyNames?.form?.[say.language]);
    }
    case "invalid_type":
      return say.wrongKind(value, kindOf(expected), how);
    case "too_small":
      if (typeof value === "string") return say.emptyText();
      if (Array.isArray(value)) return say.tooFew(name, value.length, String(issue.minimum));
      return say.numberTooSmall(value, String(issue.minimum), issue.inclusive !== false);
    case "too_big":
      return Array.isArray(value)
        ? say.tooMany(name, value.length, String(issue.maximum))
        : say.numberTooBig(value, String(issue.maximum));
    case "invalid_value":
      return say.notAChoice(value, name, choices(expected, issue.values, say.language));
    case "invalid_union":
      if (expected?.choices) return say.notAChoice(value, name, choices(expected, [], say.language));
      return expected?.form ? say.badFormat(value, name, how) : say.wrongKind(value, kindOf(expected), how);
    default:
      return say.badFormat(value, name, expected?.form?.[say.language]);
  }
}

/** The allowed values with their labels. */
function choices(schema: JsonSchema | undefined, values: readonly unknown[], language: Language): string {
  const called = Object.entries(schema?.choices ?? {});
  if (called.length === 0) return values.map((value) => `\`${String(value)}\``).join(", ");
  return called.map(([value, words]) => `\`${value}\` (${words[languages.indexOf(language)]})`).join(", ");
}

function missing(path: Path, data: unknown, how: string, say: Catalogue): Wording {
  const key = String(path.at(-1));
  const parent = valueAt(data, path.slice(0, -1));
  const parentKey = path.at(-2);
  if (key === "en" && child(parent, "fr") !== undefined) return say.missingTranslation("en");
  if (key === "fr" && child(parent, "en") !== undefined) return say.missingTranslation("fr");
  return key === "alt"
    ? say.missingAlt()
    : say.missingKey(key, typeof parentKey === "string" ? parentKey : undefined, how);
}
