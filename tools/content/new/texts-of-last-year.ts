import { texts } from "#check/read/walk.ts";
import { parseYaml, placeOfValue } from "#check/read/yaml-file.ts";
import { fieldName, type Path } from "#check/finding.ts";
import { schemaFor } from "#check/read/tree.ts";
import type { ContentEdit } from "../content-edit.ts";

/** The texts that mention a year, except in boards, the timeline and the archive, which belong to a year. */
export function textsNamingYear(edit: ContentEdit, year: number): string[] {
  const naming = new RegExp(`(?<!\\d)${year}(?!\\d)`);
  return placesIn(edit, /^(pages|poles|krypto-tour|branches)\/(?!archive\.)/, (data) =>
    [...texts(data)]
      .filter(({ text, path }) => naming.test(text) && path.at(-1) !== "en" && !text.startsWith("https:"))
      .map(({ path }) => path),
  );
}

/** The texts next to a `role:` on a page, which describe its holder. */
export function textsAboutRoles(edit: ContentEdit): string[] {
  return placesIn(edit, /^pages\//, (data) => {
    const all = [...texts(data)];
    const holders = all.filter(({ path }) => path.at(-1) === "role").map(({ path }) => path.slice(0, -1).join("."));
    return all
      .filter(({ path }) => path.at(-1) === "fr" && holders.some((holder) => path.join(".").startsWith(`${holder}.`)))
      .map(({ path }) => path);
  });
}

export function listPlaces(places: readonly string[]): string {
  return places.length === 0 ? " –" : places.map((place) => `\n     ${place}`).join("");
}

function placesIn(edit: ContentEdit, files: RegExp, find: (data: unknown) => Path[]): string[] {
  return [...edit.files.keys()]
    .filter((path) => schemaFor(path) && files.test(path))
    .flatMap((path) => {
      const file = parseYaml({ path, shownAs: path, text: edit.text(path) });
      return find(file.data).map(
        (field) => `${edit.folder}/${path}:${placeOfValue(file, field).line}  ${fieldName(field)}`,
      );
    });
}
