import { expect } from "@playwright/test";
import { checkFiles } from "#check/check.ts";
import { describeFinding } from "#check/finding.ts";
import type { Editor } from "./editor.ts";
import { bytesOf, seedFiles } from "./files.ts";

const seeded = seedFiles();

/** The content with what the editor has written, which the content check must accept. */
export async function checkedFiles(editor: Editor, today = new Date()) {
  const changed = await editor.changedSince(seeded);
  const files = new Map(seeded.map((file) => [file.path, bytesOf(file)] as const));
  for (const [path, bytes] of changed) files.set(path, bytes);
  const { content, findings } = checkFiles(files, today);
  expect(findings.map((finding) => describeFinding(finding, "en"))).toEqual([]);
  return { content: content!, changed };
}
