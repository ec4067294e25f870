import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readFolder } from "#check/check-folder.ts";
import { placeOfValue, parseYaml, type YamlFile } from "#check/read/yaml-file.ts";
import { type Files, schemaFor } from "#check/read/tree.ts";
import { fieldName, type Finding, type Path } from "#check/finding.ts";
import type { Language } from "#model/languages.ts";
import { describeRefusal, Refusal } from "./messages.ts";

/** Records which English text translates which French one, as short hashes. */
export const translationsFile = ".translations.json";

const recorded = z.record(z.string(), z.array(z.string()));

/** For each file, its pairs as "french:english". */
type PairRecord = z.infer<typeof recorded>;

interface Pair {
  file: string;
  line: number;
  field: string;
  text: Record<Language, string>;
}

/** `changed` is the language that changed alone. */
type Drift = Pair & { changed: Language };

export function readTranslations(folder: string): PairRecord {
  const path = join(folder, translationsFile);
  if (!existsSync(path)) return {};
  try {
    return recorded.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    throw new Refusal({
      fr: `${path} ne se lit plus, sans doute après une fusion. Supprimez-le, relisez, puis : npm run content -- drift --accept`,
      en: `${path} cannot be read, perhaps after a merge. Delete it, review the texts, then: npm run content -- drift --accept`,
    });
  }
}

export function pairsOf(files: Files): Pair[] {
  return [...files.keys()].flatMap((path) => {
    if (schemaFor(path) && path.endsWith(".yaml"))
      return yamlPairs(parseYaml({ path, shownAs: path, text: textOf(files, path) }));
    const english = path.replace(/\.fr\.md$/, ".en.md");
    if (english === path || !files.has(english)) return [];
    return [{ file: path, line: 1, field: "", text: { fr: textOf(files, path), en: textOf(files, english) } }];
  });
}

function yamlPairs(file: YamlFile): Pair[] {
  const pairs: Pair[] = [];
  const look = (value: unknown, path: Path): void => {
    if (typeof value !== "object" || value === null) return;
    if ("fr" in value && "en" in value && typeof value.fr === "string" && typeof value.en === "string") {
      const { line } = placeOfValue(file, [...path, "fr"]);
      pairs.push({ file: file.path, line, field: fieldName(path), text: { fr: value.fr, en: value.en } });
      return;
    }
    for (const [key, inner] of Object.entries(value)) look(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  look(file.data, []);
  return pairs;
}

/** Pairs with only one recorded side; texts may move inside their file. */
function driftOf(pairs: readonly Pair[], record: PairRecord): Drift[] {
  const byFile = Map.groupBy(pairs, ({ file }) => file);
  return [...byFile].flatMap(([file, all]) => {
    const known = new Set(record[file]);
    const present = new Set(all.map(keyOf));
    const gone = [...known].filter((key) => !present.has(key)).map((key) => key.split(":"));
    const [frenchGone, englishGone] = [0, 1].map((side) => new Set(gone.map((sides) => sides[side])));
    return all.flatMap((pair): Drift[] => {
      if (known.has(keyOf(pair))) return [];
      if (englishGone?.has(digest(pair.text.en))) return [{ ...pair, changed: "fr" }];
      return frenchGone?.has(digest(pair.text.fr)) ? [{ ...pair, changed: "en" }] : [];
    });
  });
}

/** Records every pair as matching, except those in `kept`. */
export function recordOf(pairs: readonly Pair[], kept: ReadonlyMap<string, string[]> = new Map()): PairRecord {
  const byFile = [...Map.groupBy(pairs, ({ file }) => file)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const keysOf = (pair: Pair) => kept.get(placeOf(pair)) ?? [keyOf(pair)];
  return Object.fromEntries(byFile.map(([file, all]) => [file, [...new Set(all.flatMap(keysOf))]]));
}

export function recordText(record: PairRecord): string {
  return `${JSON.stringify(record, null, 1)}\n`;
}

/** Updates the record after a command changed files; pairs that had drifted before remain drifted. */
export function recordPairs(
  folder: string,
  before: Files,
  after: Files,
  changed: readonly string[],
): [string, Uint8Array][] {
  if (!existsSync(join(folder, translationsFile))) return [];
  const old = readTranslations(folder);
  const written = (files: Files) =>
    pairsOf(new Map([...files].filter(([path]) => changed.some((each) => sameText(each, path)))));
  const record = { ...old, ...recordOf(written(after), pendingKeys(written(before), old)) };
  const sorted = Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return [[translationsFile, new TextEncoder().encode(recordText(sorted))]];
}

/** The recorded keys of each drifted pair, by file and key. */
function pendingKeys(pairs: readonly Pair[], record: PairRecord): Map<string, string[]> {
  const present = new Set(pairs.map(placeOf));
  return new Map(
    driftOf(pairs, record).map((pair) => {
      const sides = keyOf(pair).split(":");
      const agreed = (record[pair.file] ?? []).filter(
        (key) => !present.has(`${pair.file} ${key}`) && key.split(":").some((side, at) => side === sides[at]),
      );
      return [placeOf(pair), agreed];
    }),
  );
}

function placeOf(pair: Pair): string {
  return `${pair.file} ${keyOf(pair)}`;
}

function sameText(one: string, other: string): boolean {
  const bare = (path: string) => path.replace(/\.(fr|en)\.md$/, "");
  return bare(one) === bare(other);
}

function keyOf({ text }: Pair): string {
  return `${digest(text.fr)}:${digest(text.en)}`;
}

/** Ignores how a text is wrapped. */
function digest(text: string): string {
  return hash("sha256", text.replace(/\s+/g, " ").trim()).slice(0, 10);
}

function textOf(files: Files, path: string): string {
  return new TextDecoder().decode(files.get(path));
}

const sentences = {
  fr: {
    fr: ["Le français a changé, l’anglais non.", "Relisez l’anglais, puis\u00a0: npm run content -- drift --accept"],
    en: ["L’anglais a changé, le français non.", "Relisez le français, puis\u00a0: npm run content -- drift --accept"],
  },
  en: {
    fr: [
      "The French has changed, the English has not.",
      "Read the English again, then: npm run content -- drift --accept",
    ],
    en: [
      "The English has changed, the French has not.",
      "Read the French again, then: npm run content -- drift --accept",
    ],
  },
} as const;

/** Texts that changed in one language only; none without a record of translations. */
export function driftNotes(folder: string, shownAs: string, lang: Language): Finding[] {
  if (!existsSync(join(folder, translationsFile))) return [];
  try {
    const drifts = driftOf(pairsOf(readFolder(folder).files), readTranslations(folder));
    return drifts.map(({ file, line, field, changed }) => {
      const [message, remedy] = sentences[lang][changed];
      return { file: `${shownAs}/${file}`, line, column: 1, field, message, remedy };
    });
  } catch (error) {
    // A broken record must not prevent the build.
    if (!(error instanceof Refusal)) throw error;
    const message = describeRefusal(error, lang);
    return [{ file: `${shownAs}/${translationsFile}`, line: 0, column: 0, field: "", message, remedy: "" }];
  }
}
