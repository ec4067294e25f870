import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { describeFinding, type Finding } from "#check/finding.ts";
import { contentFolder } from "#check/folders.ts";
import { keysOf } from "#model/keys.ts";
import type { Language } from "#model/languages.ts";
import { readOptions, runCommand } from "../command.ts";
import { ContentEdit, type Item } from "./content-edit.ts";
import { decodeSheet, parseSheet } from "./csv.ts";
import { type Message, Refusal, say } from "./messages.ts";
import { columns, fields, readPeople } from "./people/columns.ts";
import { kinds } from "./people/lists.ts";
import { type Change, importPeople, type ListChange } from "./people/import.ts";

const words = {
  fr: { same: "inchangé", order: "l’ordre change", none: "(rien)" },
  en: { same: "unchanged", order: "the order changes", none: "(nothing)" },
};

/** `npm run people -- import people.csv` shows what a sheet of people would change; `--write` changes it. */
await runCommand((lang) => {
  const { values, positionals } = readOptions({
    write: { type: "boolean", fr: "l’écrit", en: "writes it" },
    photos: {
      type: "string",
      as: "photos",
      fr: "où sont les photos, si elles ne sont pas à côté de la feuille",
      en: "where the photos are, if not next to the sheet",
    },
  });
  const [path] = positionals;
  if (path === undefined || !existsSync(path))
    throw new Refusal({
      fr: "Donnez la feuille : npm run people -- import personnes.csv",
      en: "Name the sheet: npm run people -- import people.csv",
    });
  const { people, ignored } = readPeople(parseSheet(decodeSheet(readFileSync(path))));
  const edit = new ContentEdit(contentFolder());
  const { lists, findings } = importPeople(edit, people, values.photos ?? dirname(path));
  // So many are not listed, and the check would take long.
  if (findings.length > 100) throw new Refusal(...findings);
  edit.fixTypography();
  edit.verify(describeInSheet(lists, findings), findings);
  const left = ignored.join(", ");
  if (left) say({ fr: `Colonnes laissées de côté : ${left}\n`, en: `Ignored columns: ${left}\n` }, lang);
  console.log(`${describeChanges(lists, lang)}\n`);
  const written = values.write && edit.write().join(", ");
  const message = values.write
    ? { fr: `Écrit : ${written || "rien"}.`, en: `Written: ${written || "nothing"}.` }
    : {
        fr: "Rien n’est encore écrit. Pour l’écrire, ajoutez --write.",
        en: "Nothing is written yet. To write it, add --write.",
      };
  say(message, lang);
});

/** Lists changes by file: + added, - removed, ~ changed. */
function describeChanges(lists: readonly ListChange[], lang: Language): string {
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

/** Describes findings of the content check by row and column of the sheet, except in rows with known findings. */
function describeInSheet(lists: readonly ListChange[], known: readonly Message[]) {
  const linesKnown = new Set(known.map(({ en }) => Number(/^Line (\d+)/.exec(en)?.[1])));
  return (finding: Finding, lang: Language): string | undefined => {
    const found = lists.find(({ list }) => finding.file.endsWith(`/${list.file}`));
    const [key, at, ...rest] = finding.field.split(".");
    if (!found || key !== found.list.key) return describeFinding(finding, lang);
    const row = found.rows[Number(at) - 1];
    if (row && linesKnown.has(row.line)) return undefined;
    const field = rest.join(".");
    const column = keysOf(columns).find((each) => fields[each] === field || fields[each] === `${field}.fr`);
    const { fr, en } = column ? columns[column] : {};
    const { kind, where } = found.list;
    const place = row
      ? {
          fr: `Ligne ${row.line}${fr ? `, colonne « ${fr} »` : ""} :`,
          en: `Line ${row.line}${en ? `, column “${en}”` : ""}:`,
        }
      : { fr: `Groupe « ${kinds[kind].fr} », « ${where} » :`, en: `Group “${kinds[kind].en}”, “${where}”:` };
    return `${place[lang]} ${finding.message}${row ? ` ${finding.remedy}` : ""}`;
  };
}
