import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const fixture = join(import.meta.dirname, "fixture");

/** A valid content folder of its own, to break in one place. */
export class TestTree {
  readonly parent = mkdtempSync(join(tmpdir(), "content-"));
  readonly root = join(this.parent, "content");

  constructor() {
    cpSync(fixture, this.root, { recursive: true });
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), "utf8");
  }

  bytes(file: string): Buffer {
    return readFileSync(join(this.root, file));
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

  write(file: string, text: string | Buffer): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    writeFileSync(join(this.root, file), text);
  }

  copy(from: string, to: string): void {
    this.write(to, readFileSync(join(this.root, from)));
  }

  rename(from: string, to: string): void {
    renameSync(join(this.root, from), join(this.root, to));
  }

  remove(file: string): void {
    rmSync(join(this.root, file), { recursive: true });
  }

  /** The line that contains these words, which stand once in the file. */
  lineOf(file: string, words: string): number {
    const lines = this.read(file).split("\n");
    const found = lines.flatMap((line, index) => (line.includes(words) ? [index + 1] : []));
    if (found.length !== 1) throw new Error(`${JSON.stringify(words)} stands ${found.length} times in ${file}`);
    return found[0] ?? 0;
  }

  discard(): void {
    rmSync(this.parent, { recursive: true, force: true });
  }
}
