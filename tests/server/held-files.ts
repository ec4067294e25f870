import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { RequestListener } from "node:http";
import { onTestFinished } from "vitest";
import { type Answer, prepareAnswer } from "#delivery/server/answers.ts";
import type { Release } from "#delivery/server/release.ts";
import { listen, stop } from "#delivery/server/serve.ts";

const modified = new Date("2026-03-01T10:00:00Z");

/** A file that exists only in memory. */
export function heldAnswer(path: string, text: string): Answer {
  const body = Buffer.from(text);
  const file = { path, absolute: "", size: body.length, modified, etag: `"${text}"`, body, encoded: new Map() };
  return prepareAnswer(file, path, {});
}

/** Serves until the end of the test; returns the URL. */
export async function serveInTest(handler: RequestListener): Promise<string> {
  const { server, url } = await listen(handler, { host: "127.0.0.1", port: 0 });
  onTestFinished(async () => void (await stop(server, 100)));
  return url;
}

export function releaseWith(parts: Partial<Release>): Release {
  return {
    folder: "/nowhere",
    files: new Map(),
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
