import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withMetaPolicy } from "#delivery/hosts/meta-policy.ts";
import { editorPolicy } from "#delivery/policy/editor-policy.ts";
import { securityHeaders } from "#delivery/policy/headers.ts";
import { buildEditor } from "#editor/build.ts";
import type { EditorPage } from "#editor/configuration.ts";

/** Writes the folder for the editor's subdomain, with its policy in the page and in _headers. */
export async function writeEditor(page: EditorPage, folder: string): Promise<void> {
  await buildEditor(page, folder, "/");
  const html = join(folder, "index.html");
  writeFileSync(html, withMetaPolicy(readFileSync(html, "utf8"), editorPolicy));
  const headers = Object.entries({ ...securityHeaders, "Content-Security-Policy": editorPolicy });
  writeFileSync(join(folder, "_headers"), `/*\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join("")}`);
}
