import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isNode, parseDocument } from "yaml";
import { readFolder } from "#check/check.ts";

/** The day on which the tests look at the folder. */
export const today = new Date("2026-11-14T12:00:00Z");

const fixture = readFolder(join(import.meta.dirname, "../sites/fixture"));

/** A valid content folder of its own, in memory, to break in one place. */
export class TestTree {
  readonly files = new Map<string, Uint8Array>(fixture);

  read(file: string): string {
    return new TextDecoder().decode(this.bytes(file));
  }

  bytes(file: string): Uint8Array {
    const bytes = this.files.get(file);
    if (!bytes) throw new Error(`there is no ${file}`);
    return bytes;
  }

  /** Replaces the first occurrence; a patch that finds nothing to patch is a mistake in the test. */
  replace(file: string, from: string, to: string): void {
    const text = this.read(file);
    if (!text.includes(from)) throw new Error(`${file} does not contain ${JSON.stringify(from)}`);
    this.write(
      file,
      text.replace(from, () => to),
    );
  }

  /** Replaces the value of a field, named as in a finding, with other YAML. */
  set(file: string, field: string, yaml: string): void {
    const text = this.read(file);
    const node = parseDocument(text).getIn(stepsOf(field), true);
    if (!isNode(node) || !node.range) throw new Error(`${file} has no ${field}`);
    this.write(file, text.slice(0, node.range[0]) + yaml + text.slice(node.range[1]));
  }

  /** Removes a field. */
  unset(file: string, field: string): void {
    const document = parseDocument(this.read(file));
    if (!document.deleteIn(stepsOf(field))) throw new Error(`${file} has no ${field}`);
    this.write(file, document.toString({ lineWidth: 0 }));
  }

  write(file: string, text: string | Uint8Array): void {
    this.files.set(file, typeof text === "string" ? new TextEncoder().encode(text) : text);
  }

  copy(from: string, to: string): void {
    this.write(to, this.bytes(from));
  }

  rename(from: string, to: string): void {
    this.copy(from, to);
    this.remove(from);
  }

  /** A file, or a folder with all that is in it. */
  remove(file: string): void {
    const gone = [...this.files.keys()].filter((path) => path === file || path.startsWith(`${file}/`));
    if (gone.length === 0) throw new Error(`there is no ${file}`);
    for (const path of gone) this.files.delete(path);
  }

  /** Writes the tree to disk as the folder `content` of a new folder, which goes at the end of the test. */
  save(): { parent: string; root: string } & Disposable {
    const parent = mkdtempSync(join(tmpdir(), "content-"));
    const root = join(parent, "content");
    for (const [path, bytes] of this.files) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), bytes);
    }
    return { parent, root, [Symbol.dispose]: () => rmSync(parent, { recursive: true, force: true }) };
  }
}

function stepsOf(field: string): (string | number)[] {
  return field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) - 1 : step));
}
