import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { type Answer, prepareAnswer } from "#delivery/server/answers.ts";
import type { Encoding, SiteFile, Variant } from "#delivery/server/files.ts";
import type { Release } from "#delivery/server/release.ts";

const modified = new Date("2026-03-01T10:00:00Z");

/** A file that exists only in memory. */
function heldFile(path: string, text: string, forms: Partial<Record<Encoding, string>> = {}): SiteFile {
  const variant = (text: string, ending = ""): Variant => {
    const body = Buffer.from(text);
    return { path: path + ending, absolute: "", size: body.length, modified, etag: `"${text}"`, body };
  };
  const encoded = new Map<Encoding, Variant>();
  if (forms.br !== undefined) encoded.set("br", variant(forms.br, ".br"));
  if (forms.gzip !== undefined) encoded.set("gzip", variant(forms.gzip, ".gz"));
  return { ...variant(text), encoded };
}

export function heldAnswer(path: string, text: string, forms?: Parameters<typeof heldFile>[2]): Answer {
  return prepareAnswer(heldFile(path, text, forms), path, {});
}

export function releaseWith(parts: Partial<Release>): Release {
  return {
    folder: "/nowhere",
    files: new Map(),
    addresses: new Map(),
    oldFiles: new Map(),
    pages: new Set(),
    redirects: new Map(),
    ...parts,
  };
}

/** A folder with these files, removed after the test. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
