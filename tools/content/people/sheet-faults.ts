import { describeFault, type Fault } from "#check/fault.ts";
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

/** What the check says of the content as it would become, by row and column of the sheet it comes from. */
export function describeInSheet(lists: readonly ListChange[]): typeof describeFault {
  return (fault: Fault, lang: Language) => {
    const found = lists.find(({ list }) => fault.file.endsWith(`/${list.file}`));
    const [key, at, ...rest] = fault.field.split(".");
    const row = key === found?.list.key ? found?.rows[Number(at) - 1] : undefined;
    if (!row) return describeFault(fault, lang);
    const column = fields[rest.join(".")];
    const place = lang === "fr" ? `Ligne ${row.line}` : `Line ${row.line}`;
    const named =
      column && (lang === "fr" ? `, colonne « ${columns[column].fr} »` : `, column “${columns[column].en}”`);
    return `${place}${named ?? ""}${lang === "fr" ? " : " : ": "}${fault.message} ${fault.remedy}`;
  };
}
