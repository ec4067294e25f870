import type { Language } from "#model/languages.ts";
import type { Item } from "../items.ts";
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
