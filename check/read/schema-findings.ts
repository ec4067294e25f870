import type { z } from "zod";
import type { Both } from "#model/schema/field.ts";
import { type Language, languages, otherLanguage } from "#model/languages.ts";
import { fieldName, type Finding, type Path, perhaps, quote } from "../finding.ts";
import {
  child,
  fieldOfOtherKind,
  jsonSchema,
  type JsonSchema,
  kindOf,
  labelsOf,
  schemaAt,
  valueAt,
} from "./json-schema.ts";
import { closest } from "./suggest.ts";
import { placeOfValue, type YamlFile } from "./yaml-file.ts";

type Issue = z.core.$ZodIssue;

/** What Zod reports, in words for editors. */
export function schemaFindings(file: YamlFile, schema: z.ZodType, issues: readonly Issue[]): Finding[] {
  const described = jsonSchema(schema);
  const finding = (path: Path, text: Both): Finding => {
    const label = labelsOf(described, path, file.data);
    return { file: file.shownAs, ...placeOfValue(file, path), field: fieldName(path), label, text };
  };
  /** A misspelt key is not reported as missing too. */
  const meant = new Set<string>();
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const present = Object.keys(valueAt(file.data, issue.path) ?? {});
    const known = Object.keys(schemaAt(described, issue.path, file.data)?.properties ?? {});
    return issue.keys.map((key) => {
      const other = fieldOfOtherKind(described, issue.path, key);
      if (other)
        return finding([key], {
          fr: `\`${key}:\` ne sert qu’avec \`${other.line}\`. Supprimez cette ligne et ce qu’elle contient, ou écrivez \`${other.line}\`.`,
          en: `\`${key}:\` is only for \`${other.line}\`. Remove this line and what is in it, or write \`${other.line}\`.`,
        });
      const suggestion = closest(
        key,
        known.filter((name) => !present.includes(name)),
      );
      if (suggestion) meant.add(fieldName([...issue.path, suggestion]));
      return finding([...issue.path, key], {
        fr: `Le site ne connaît pas de ligne \`${key}:\` ici. Corrigez son nom ou supprimez-la.${perhaps.fr(suggestion)}`,
        en: `The site does not know a line \`${key}:\` here. Correct its name or remove it.${perhaps.en(suggestion)}`,
      });
    });
  });
  const others = issues
    .filter(({ code, path }) => code !== "unrecognized_keys" && !meant.has(fieldName(path)))
    .map((issue) => {
      const expected = schemaAt(described, issue.path, file.data);
      const say = (lang: Language) =>
        `${whatIsWrong(issue, file.data, lang)} ${howToWrite(expected, issue, file.data, lang)}`;
      return finding(issue.path, missing(issue, file.data) ?? { fr: say("fr"), en: say("en") });
    });
  return [...unknown, ...others];
}

/** What is said of a text in one language. */
function missing({ path }: Issue, data: unknown): Both | undefined {
  const parent = valueAt(data, path.slice(0, -1));
  const lang = languages.find((each) => each === path.at(-1));
  if (!lang || child(parent, lang) !== undefined || child(parent, otherLanguage(lang)) === undefined) return undefined;
  return {
    fr: `Le texte ${lang === "fr" ? "français" : "anglais"} manque. Ajoutez une ligne \`${lang}:\` à côté de l’autre, avec le même décalage.`,
    en: `The ${lang === "fr" ? "French" : "English"} text is missing. Add a line \`${lang}:\` beside the other one, with the same indentation.`,
  };
}

function whatIsWrong(issue: Issue, data: unknown, lang: Language): string {
  const value = valueAt(data, issue.path);
  const key = String(issue.path.at(-1));
  const fr = lang === "fr";
  if (value === undefined) {
    const parent = issue.path.at(-2);
    const [where, place] =
      typeof parent === "string" ? [` sous \`${parent}:\`, décalée`, ` below \`${parent}:\`, indented`] : ["", ""];
    return fr ? `La ligne \`${key}:\` manque. Ajoutez-la${where}.` : `The line \`${key}:\` is missing. Add it${place}.`;
  }
  if (value === null || value === "") return fr ? "Rien n’est écrit ici." : "Nothing is written here.";
  const count = Array.isArray(value) ? value.length : undefined;
  if (issue.code === "too_small" && count !== undefined)
    return fr ? `${count} éléments, il en faut ${issue.minimum}.` : `${count} items, ${issue.minimum} are needed.`;
  if (issue.code === "too_big" && count !== undefined)
    return fr ? `${count} éléments, ${issue.maximum} au plus.` : `${count} items, ${issue.maximum} at most.`;
  if (typeof value === "object") return fr ? "Ceci ne convient pas." : "This is not valid.";
  return fr ? `${quote.fr(value)} ne convient pas.` : `${quote.en(value)} is not valid.`;
}

const howTo: Record<ReturnType<typeof kindOf>, Both> = {
  bilingual: {
    fr: "Écrivez dessous deux lignes décalées, `fr:` avec le texte français et `en:` avec l’anglais.",
    en: "Write two lines below it, indented: `fr:` with the French text and `en:` with the English one.",
  },
  words: {
    fr: "Écrivez un texte\u202f; un nombre se met entre guillemets droits.",
    en: "Write a text; a number goes in quotation marks.",
  },
  number: {
    fr: "Écrivez un nombre, sans guillemets, avec un point pour les décimales",
    en: "Write a number, without quotation marks and with a point for the decimals",
  },
  boolean: {
    fr: "Écrivez true (oui) ou false (non), sans guillemets.",
    en: "Write true or false, without quotation marks.",
  },
  list: {
    fr: "Écrivez dessous une liste, chaque élément précédé d’un tiret et d’une espace.",
    en: "Write a list below it, each item beginning with a hyphen and a space.",
  },
  group: {
    fr: "Écrivez dessous ses propres lignes, décalées, comme dans un fichier du même genre.",
    en: "Write its own lines below it, indented, as in a file of the same kind.",
  },
  other: { fr: "Prenez pour modèle un fichier du même genre.", en: "Take a file of the same kind as a model." },
};

/** What the schema says about the field, or a general sentence about its type. */
function howToWrite(schema: JsonSchema | undefined, issue: Issue, data: unknown, lang: Language): string {
  const form = schema?.form ?? schema?.propertyNames?.form;
  const kind = kindOf(schema);
  const isNumber = typeof valueAt(data, issue.path) === "number" && kind === "words";
  if (form) return isNumber || kind === "bilingual" ? `${form[lang]} ${howTo[kind][lang]}` : form[lang];
  const choices = Object.entries(schema?.choices ?? {}).map(
    ([value, words]) => `\`${value}\` (${words[languages.indexOf(lang)]})`,
  );
  const values = issue.code === "invalid_value" ? issue.values.map((value) => `\`${String(value)}\``) : [];
  const listed = (choices.length > 0 ? choices : values).join(", ");
  if (listed) return lang === "fr" ? `Écrivez l’un de ces mots\u00a0: ${listed}.` : `Write one of ${listed}.`;
  if (kind !== "number") return howTo[kind][lang];
  const { minimum, exclusiveMinimum = minimum, maximum } = schema ?? {};
  const bounds = [exclusiveMinimum, maximum].map((bound) => (Math.abs(bound ?? Infinity) < 1e9 ? bound : "…"));
  return `${howTo.number[lang]}${bounds.some((bound) => bound !== "…") ? ` (${bounds.join(" – ")})` : ""}.`;
}
