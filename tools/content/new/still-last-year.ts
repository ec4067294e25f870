import { texts } from "#check/read/walk.ts";
import { parseYaml, placeOfValue } from "#check/read/yaml-file.ts";
import { fieldName } from "#check/fault.ts";
import { schemaFor } from "#check/read/tree.ts";
import type { ContentEdit } from "../content-edit.ts";

/** Where the texts of the pages, the poles and the event name a year; boards, the timeline and the archive name theirs for good. */
export function stillLastYear(edit: ContentEdit, year: number): string[] {
  const naming = new RegExp(`(?<!\\d)${year}(?!\\d)`);
  return [...edit.files.keys()]
    .filter((path) => schemaFor(path) && /^(pages|poles|krypto-tour|branches)\/(?!archive\.)/.test(path))
    .flatMap((path) => {
      const file = parseYaml({ path, shownAs: path, text: edit.text(path) });
      return [...texts(file.data)]
        .filter(({ text, path: field }) => naming.test(text) && field.at(-1) !== "en" && !text.startsWith("https:"))
        .map(({ path: field }) => `${edit.folder}/${path}:${placeOfValue(file, field).line}  ${fieldName(field)}`);
    });
}
