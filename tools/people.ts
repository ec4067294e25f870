import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse as parseCsv } from "csv-parse/sync";
import { parse as parseYaml } from "yaml";
import { checkFiles, readFolder } from "#check/check.ts";
import { canonicalText } from "#check/fix/canonical-form.ts";
import { fixFiles } from "#check/fix/fix-files.ts";
import { contentFolder } from "#check/folders.ts";
import { jsonSchema } from "#check/read/json-schema.ts";
import { type Finding, perhaps, quote } from "#check/finding.ts";
import { closest, plain } from "#check/read/suggest.ts";
import { schemaFor } from "#check/read/tree.ts";
import type { Both } from "#model/schema/field.ts";
import { readOptions, Refusal, runCommand, say } from "./command.ts";

/** The headings of docs/modele-personnes.csv and docs/people-template.csv, and the field they fill in. */
const columns: readonly [fr: string, en: string, field: string][] = [
  ["Fichier", "File", ""],
  ["Nom", "Name", "name"],
  ["Rôle", "Role", "role"],
  ["Rôle en anglais", "Role in English", "role.en"],
  ["Présentation", "About in French", "description.fr"],
  ["Présentation en anglais", "About in English", "description.en"],
  ["Antenne", "Branch", "branch"],
  ["École", "School in French", "school.fr"],
  ["École en anglais", "School in English", "school.en"],
  ["LinkedIn", "LinkedIn", "linkedin"],
  ["X", "X", "x"],
  ["Photo", "Photo", "image.src"],
  ["Ce que montre la photo", "What the photo shows in French", "image.alt.fr"],
  ["Ce que montre la photo en anglais", "What the photo shows in English", "image.alt.en"],
];
const [fileColumn, nameColumn, roleColumn] = ["Fichier", "Nom", "Rôle"] as const;
const listIn: Record<string, string> = {
  board: "members",
  poles: "team",
  branches: "office",
  "krypto-tour": "speakers",
};
const yearIn: Record<string, string> = { branches: "officeYear", poles: "year" };

// oxlint-disable typescript/no-unsafe-type-assertion -- the content check validates what is read here before it is written
type Item = Record<string, unknown>;
type Row = Record<string, string>;
type Role = { id: string; form: string; label: string };

/** What French spreadsheets write is Windows-1252 with semicolons. */
function readSheet(bytes: Uint8Array): Row[] {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder("windows-1252").decode(bytes);
  }
  const [first = ""] = text.split("\n", 1);
  const delimiter = ["\t", ";"].find((sign) => first.includes(sign)) ?? ",";
  const headings = (names: string[]) =>
    names.map((name) => {
      const asked = plain(name.replace(/ \(.*/, ""));
      return columns.find(([fr, en]) => plain(fr) === asked || plain(en) === asked)?.[0] ?? name;
    });
  return parseCsv(text, { columns: headings, trim: true, skip_empty_lines: true, relax_column_count: true, delimiter });
}

/** `npm run people -- people.csv` shows what a sheet would change, and writes it with `--write`: all files, or none. */
await runCommand((lang) => {
  const { values, positionals } = readOptions({
    write: { type: "boolean", fr: "écrit les fichiers", en: "writes the files" },
  });
  const [sheet] = positionals;
  if (sheet === undefined)
    throw new Refusal({
      fr: "Donnez la feuille : npm run people -- personnes.csv",
      en: "Name the sheet: npm run people -- people.csv",
    });
  if (!existsSync(sheet))
    throw new Refusal({ fr: `La feuille ${sheet} n’existe pas.`, en: `The sheet ${sheet} does not exist.` });
  const rows = readSheet(readFileSync(sheet));
  const missing = [fileColumn, nameColumn, roleColumn].filter((heading) => !(heading in (rows[0] ?? {})));
  if (missing.length > 0)
    throw new Refusal({
      fr: `Il manque la colonne ${missing.join(", ")} : partez de docs/modele-personnes.csv.`,
      en: `The sheet lacks the column ${missing.join(", ")}: begin with docs/people-template.csv.`,
    });

  const root = contentFolder();
  const before = readFolder(root);
  const data = (path: string) => parseYaml(new TextDecoder().decode(before.get(path))) as Item;
  const forms = Object.entries(data("roles.yaml") as Record<string, Record<string, Record<string, string>>>);
  const roles = forms.flatMap(([id, both]) =>
    Object.entries(both).flatMap(([form, labels]) => Object.values(labels).map((label) => ({ id, form, label }))),
  );
  const years = [...before.keys()].flatMap((path) => /^board\/.*?(\d{4})\.yaml$/.exec(path)?.[1] ?? []);
  const changed = new Map<string, Uint8Array>();
  const placed = rows.map((row, index) => ({ row, line: index + 2, path: `${row[fileColumn]}.yaml` }));
  const groups = Map.groupBy(placed, ({ path }) => path);
  for (const [path, people] of groups) {
    const folder = path.split("/")[0] ?? "";
    const list = listIn[folder];
    const schema = schemaFor(path);
    if (!before.has(path) || !list || !schema)
      throw new Refusal({
        fr: `Ligne ${people[0]?.line}, colonne Fichier : il n’y a pas de ${path}. Écrivez par exemple branches/lyon ou board/2026.`,
        en: `Row ${people[0]?.line}, column File: there is no ${path}. Write e.g. branches/lyon or board/2026.`,
      });
    const file = data(path);
    const old = (file[list] ?? []) as Item[];
    const same = (name: unknown) => old.find((each) => plain(String(each["name"])) === plain(String(name)));
    const now = people.map(({ row }) => personOf(row, folder, roles, same(row[nameColumn])));
    console.log(path);
    for (const { name } of now) if (!same(name)) console.log(`  + ${String(name)}`);
    const names = new Set(now.map(({ name }) => plain(String(name))));
    for (const { name } of old) if (!names.has(plain(String(name)))) console.log(`  - ${String(name)}`);
    const year = yearIn[folder] ? { [yearIn[folder]]: Number(years.toSorted().at(-1)) } : {};
    changed.set(path, Buffer.from(canonicalText(jsonSchema(schema), { ...file, ...year, [list]: now })));
  }

  const after = new Map([...before, ...changed, ...fixFiles(changed)]);
  const faultsOf = (files: typeof before) => checkFiles(files, new Date(), "").findings;
  const keyOf = ({ file, field, text }: Finding) => [file, field, text.en].join("\n");
  // Faults that were there before are no reason to refuse the sheet.
  const known = new Set(faultsOf(before).map(keyOf));
  const faults = faultsOf(after).filter((each) => !known.has(keyOf(each)));
  if (faults.length > 0)
    throw new Refusal(
      ...faults.map(({ file, field, text }) => {
        const path = file.replace(/^\//, "");
        const [, at, rest = ""] = /^\w+\.(\d+)\.?(.*)$/.exec(field) ?? [];
        const person = at ? groups.get(path)?.[Number(at) - 1] : undefined;
        if (!person) return { fr: `${path}  ${field} : ${text.fr}`, en: `${path}  ${field}: ${text.en}` };
        const column = columns.find(([, , filled]) => `${filled}.`.startsWith(`${rest}.`));
        const [fr, en] = column ?? [field, field];
        const advice = (column && adviceFor(rest, person.row[fr] ?? "", roles)) ?? text;
        return {
          fr: `Ligne ${person.line}, colonne ${fr} : ${advice.fr}`,
          en: `Row ${person.line}, column ${en}: ${advice.en}`,
        };
      }),
    );
  if (values.write) for (const path of changed.keys()) writeFileSync(join(root, path), after.get(path) ?? "");
  const shown = { fr: "Rien n’est encore écrit : ajoutez --write.", en: "Nothing is written yet: add --write." };
  say(values.write ? { fr: "Écrit.", en: "Written." } : shown, lang);
});

/** Empty cells keep what the person had. */
function personOf(row: Row, folder: string, roles: readonly Role[], old: Item = {}) {
  const person = structuredClone(old);
  const wanted = plain(row[roleColumn] ?? "");
  const isSpeaker = folder === "krypto-tour";
  const found = roles.find(({ label }) => plain(label) === wanted);
  for (const [heading, , field] of columns) {
    const value = row[heading];
    if (!value || !field || (!isSpeaker && field.startsWith("role"))) continue;
    set(person, (isSpeaker && field === "role" ? "role.fr" : field).split("."), value);
  }
  if (isSpeaker || !wanted) return person;
  const { feminine: _, ...rest } = person;
  return { ...rest, role: found?.id ?? row[roleColumn], ...(found?.form === "feminine" && { feminine: true }) };
}

/** The remedy in a sheet, where it is not the one in a file. */
function adviceFor(field: string, cell: string, roles: readonly Role[]): Both | undefined {
  if (cell === "") return { fr: "Remplissez cette case.", en: "Fill in this cell." };
  if (field !== "role") return undefined;
  const better = closest(
    cell,
    roles.map(({ label }) => label),
  );
  return {
    fr: `${quote.fr(cell)} n’est pas un rôle de \`content/roles.yaml\`.${perhaps.fr(better)}`,
    en: `${quote.en(cell)} is not a role of \`content/roles.yaml\`.${perhaps.en(better)}`,
  };
}

function set(item: Item, [key = "", ...rest]: string[], value: string): void {
  if (rest.length === 0) item[key] = value;
  else {
    const inner = { ...(item[key] as Item) };
    item[key] = inner;
    set(inner, rest, value);
  }
}
