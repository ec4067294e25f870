import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "#model/pages.ts";
import { type Document, parseDocument, stringify } from "yaml";

/** Matches a name as a whole word: identifiers at other services may contain it. */
export const asWord = (name: string) => new RegExp(`\\b${name.replaceAll(/[^\w\s]/g, String.raw`\$&`)}\\b`, "g");

export type Change = {
  edit?: (content: Folder) => void | Promise<void>;
  /** Environment of the build and the tests. */
  env?: Record<string, string>;
  /** The pages that are tried in a browser when the change is made alone; every page if left out. */
  pages?: Page[];
};

/** An editable copy of content/. */
export class Folder {
  readonly path: string;

  private constructor(path: string) {
    this.path = path;
  }

  static copy(from: string, to: string): Folder {
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true });
    return new Folder(to);
  }

  read(file: string): Document {
    return parseDocument(readFileSync(join(this.path, file), "utf8"));
  }

  list(pattern: string): string[] {
    return globSync(pattern, { cwd: this.path });
  }

  /** Changes a YAML file and keeps its comments. */
  edit(file: string, change: (document: Document) => void): void {
    const document = this.read(file);
    change(document);
    this.write(file, document.toString({ lineWidth: 0 }));
  }

  write(file: string, text: string | Uint8Array | object): void {
    const path = join(this.path, file);
    mkdirSync(dirname(path), { recursive: true });
    const isFileText = typeof text === "string" || text instanceof Uint8Array;
    writeFileSync(path, isFileText ? text : stringify(text, { lineWidth: 0 }));
  }

  /** Replaces words in every text file. */
  replaceAll(words: string | RegExp, others: string): void {
    for (const file of globSync("**/*.{yaml,md}", { cwd: this.path })) {
      this.write(file, readFileSync(join(this.path, file), "utf8").replaceAll(words, others));
    }
  }

  remove(file: string): void {
    rmSync(join(this.path, file), { force: true });
  }
}
