import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parse } from "yaml";
import { checkFilesOnMap, readFolder } from "#check/check-folder.ts";
import { describeFinding, type Finding } from "#check/finding.ts";
import type { Content } from "#model/collections.ts";
import { canonicalText, isFields } from "#check/fix/canonical-form.ts";
import { jsonSchema } from "#check/read/json-schema.ts";
import { schemaFor } from "#check/read/tree.ts";
import { type Language, languages } from "#model/languages.ts";
import { fixFiles } from "#check/fix/fix-files.ts";
import { recordPairs } from "./translations.ts";
import { contentHasErrors, type Message, Refusal } from "./messages.ts";

export type Item = Record<string, unknown>;

/** The value if it is an object, otherwise an empty one. */
export const itemOf = (value: unknown): Item => (isFields(value) ? value : {});

export const itemsOf = (value: unknown): Item[] => (Array.isArray(value) ? value.filter(isFields) : []);

/** Changes a content folder in memory, then writes all files or none. */
export class ContentEdit {
  readonly folder: string;
  readonly before: ReadonlyMap<string, Uint8Array>;
  readonly files: Map<string, Uint8Array>;
  readonly today: Date;
  private loaded: Content | undefined;
  private readonly known: Partial<Record<Language, Set<string>>> = {};

  constructor(folder: string, today = new Date()) {
    if (!existsSync(folder) || !statSync(folder).isDirectory())
      throw new Refusal({ fr: `Il n’y a pas de dossier ${folder}.`, en: `There is no folder ${folder}.` });
    this.folder = folder;
    this.before = readFolder(folder).files;
    this.files = new Map(this.before);
    this.today = today;
  }

  /** The content before the changes; refuses if it has errors. */
  content(): Content {
    this.loaded ??= checkFilesOnMap(this.before, { lang: "en", today: this.today }).content;
    if (this.loaded) return this.loaded;
    throw contentHasErrors();
  }

  text(path: string): string {
    const bytes = this.files.get(path);
    if (!bytes) throw new Refusal({ fr: `Il n’y a pas de fichier ${path}.`, en: `There is no file ${path}.` });
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  }

  set(path: string, text: string | Uint8Array): void {
    this.files.set(path, typeof text === "string" ? new TextEncoder().encode(text) : text);
  }

  /** The values of a content file, empty if it does not exist. */
  data(path: string): Item {
    return this.files.has(path) ? itemOf(parse(this.text(path))) : {};
  }

  /** Formats the file like the editor, which removes its comments. */
  setData(path: string, value: object): void {
    this.set(path, canonicalText(jsonSchema(schemaFor(path)!), value));
  }

  addData(path: string, value: object): void {
    if (this.files.has(path))
      throw new Refusal({
        fr: `Le fichier ${path} existe déjà : rien n’a été écrit.`,
        en: `The file ${path} already exists: nothing was written.`,
      });
    this.setData(path, value);
  }

  /** Fixes the French typography of the changed files: forms are filled in with straight apostrophes. */
  fixTypography(): void {
    const touched = new Map([...this.files].filter(([path]) => this.changed().includes(path)));
    for (const [path, bytes] of fixFiles(touched).files) this.files.set(path, bytes);
  }

  changed(): string[] {
    return [...this.files].flatMap(([path, bytes]) => (isSame(this.before.get(path), bytes) ? [] : [path]));
  }

  /** Refuses changes that add errors. Lists `known` ones first; `describe` leaves out findings that repeat them. */
  verify(
    describe: (finding: Finding, lang: Language) => string | undefined = describeFinding,
    known: Message[] = [],
  ): void {
    const [fr, en] = languages.map((lang) =>
      this.newFindings(lang).flatMap((finding) => describe(finding, lang) ?? []),
    );
    const reasons = [...known, ...(fr ?? []).map((each, index) => ({ fr: each, en: en?.[index] ?? each }))];
    if (reasons.length > 0) throw new Refusal(...reasons, { fr: "Rien n’a été écrit.", en: "Nothing was written." });
  }

  /** Writes temporary files, then renames them all; a failure restores the files already renamed. */
  write(): string[] {
    this.verify();
    const changed = this.changed();
    const record = recordPairs(this.folder, this.before, this.files, changed);
    const pending = [...changed.map((path) => [path, this.files.get(path) ?? new Uint8Array()] as const), ...record];
    const moved: string[] = [];
    try {
      for (const [path, bytes] of pending) {
        mkdirSync(dirname(join(this.folder, path)), { recursive: true });
        writeFileSync(this.aside(path), bytes);
      }
      for (const [path] of pending) {
        renameSync(this.aside(path), join(this.folder, path));
        moved.push(path);
      }
    } catch (error) {
      for (const path of moved) this.putBack(path);
      throw new Refusal({
        fr: `Un fichier n’a pas pu être écrit (${String(error)}) : tout est resté comme avant.`,
        en: `A file could not be written (${String(error)}): nothing was changed.`,
      });
    } finally {
      for (const [path] of pending) removeFile(this.aside(path));
    }
    return changed;
  }

  private newFindings(lang: Language): Finding[] {
    const options = { lang, today: this.today, shownAs: this.folder };
    const key = ({ file, field, message }: Finding) => `${file} ${field} ${message}`;
    this.known[lang] ??= new Set(checkFilesOnMap(this.before, options).findings.map(key));
    return checkFilesOnMap(this.files, options).findings.filter((finding) => !this.known[lang]?.has(key(finding)));
  }

  private putBack(path: string): void {
    const bytes = this.before.get(path);
    if (bytes) writeFileSync(join(this.folder, path), bytes);
    else rmSync(join(this.folder, path), { force: true });
  }

  private aside(path: string): string {
    return join(this.folder, dirname(path), `.${basename(path)}.new`);
  }
}

function isSame(one: Uint8Array | undefined, other: Uint8Array): boolean {
  return one !== undefined && Buffer.compare(one, other) === 0;
}

/** Leaves a folder of that name alone. */
function removeFile(path: string): void {
  if (existsSync(path) && statSync(path).isFile()) rmSync(path);
}
