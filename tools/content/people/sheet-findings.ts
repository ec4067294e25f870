import { describeFinding, type Finding } from "#check/finding.ts";
import type { Language } from "#model/languages.ts";
import { type Column, columns } from "./columns.ts";
import type { ListChange } from "./import.ts";

const fields: Record<string, Column> = {
  name: "name",
  role: "role",
  "role.fr": "role",
  "role.en": "roleEnglish",
  "description.fr": "about",
  "description.en": "aboutEnglish",
  branch: "branch",
  "school.fr": "school",
  "school.en": "schoolEnglish",
  linkedin: "linkedin",
  x: "x",
  "image.src": "photo",
  "image.alt.fr": "photoAlt",
  "image.alt.en": "photoAltEnglish",
};

/** Describes findings of the content check by row and column of the sheet. */
export function describeInSheet(lists: readonly ListChange[]): typeof describeFinding {
  return (finding: Finding, lang: Language) => {
    const found = lists.find(({ list }) => finding.file.endsWith(`/${list.file}`));
    const [key, at, ...rest] = finding.field.split(".");
    const row = key === found?.list.key ? found?.rows[Number(at) - 1] : undefined;
    if (!row) return describeFinding(finding, lang);
    const column = fields[rest.join(".")];
    const place = lang === "fr" ? `Ligne ${row.line}` : `Line ${row.line}`;
    const named =
      column && (lang === "fr" ? `, colonne « ${columns[column].fr} »` : `, column “${columns[column].en}”`);
    return `${place}${named ?? ""}${lang === "fr" ? " : " : ": "}${finding.message} ${finding.remedy}`;
  };
}
