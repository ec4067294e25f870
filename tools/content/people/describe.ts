import { describeFinding, type Finding } from "#check/finding.ts";
import { keysOf } from "#model/keys.ts";
import type { Language } from "#model/languages.ts";
import type { Item } from "../content-edit.ts";
import { columns, fields } from "./columns.ts";
import type { Change, ListChange } from "./import.ts";

const words = {
  fr: { same: "inchangé", order: "l’ordre change", none: "(rien)" },
  en: { same: "unchanged", order: "the order changes", none: "(nothing)" },
};

/** Lists changes by file: + added, - removed, ~ changed. */
export function describeChanges(lists: readonly ListChange[], lang: Language): string {
  return lists
    .map(({ list, changes, reordered }) => {
      const lines = [
        ...changes.flatMap((change) => describe(change, lang)),
        ...(reordered ? [`  ${words[lang].order}`] : []),
      ];
      return [list.file, ...(lines.length > 0 ? lines : [`  ${words[lang].same}`])].join("\n");
    })
    .join("\n\n");
}

function describe({ name, before, after }: Change, lang: Language): string[] {
  if (!before) return [`  + ${name} (${flat(after?.["role"], lang)})`];
  if (!after) return [`  - ${name} (${flat(before["role"], lang)})`];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return [`  ~ ${name}`, ...keys.flatMap((key) => differences(key, before, after, lang))];
}

function differences(key: string, before: Item, after: Item, lang: Language): string[] {
  const [one, other] = [flat(before[key], lang), flat(after[key], lang)];
  return one === other ? [] : [`      ${key}${lang === "fr" ? "\u00a0:" : ":"} ${one} → ${other}`];
}

function flat(value: unknown, lang: Language): string {
  if (value === undefined) return words[lang].none;
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return Object.values(value)
    .map((inner) => flat(inner, lang))
    .join(" / ");
}

/** Describes findings of the content check by row and column of the sheet. */
export function describeInSheet(lists: readonly ListChange[]): typeof describeFinding {
  return (finding: Finding, lang: Language) => {
    const found = lists.find(({ list }) => finding.file.endsWith(`/${list.file}`));
    const [key, at, ...rest] = finding.field.split(".");
    const row = key === found?.list.key ? found?.rows[Number(at) - 1] : undefined;
    if (!row) return describeFinding(finding, lang);
    const field = rest.join(".");
    const column = keysOf(columns).find((each) => fields[each] === field || fields[each] === `${field}.fr`);
    const { fr, en } = column ? columns[column] : {};
    const place = {
      fr: `Ligne ${row.line}${fr ? `, colonne « ${fr} »` : ""} :`,
      en: `Line ${row.line}${en ? `, column “${en}”` : ""}:`,
    };
    return `${place[lang]} ${finding.message} ${finding.remedy}`;
  };
}
