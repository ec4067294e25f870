import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "#check/folders.ts";
import { currentContent } from "#check/load.ts";
import { writeHostFiles } from "#delivery/hosts/write-host-files.ts";
import { editorPolicy } from "#delivery/policy/editor-policy.ts";
import { securityHeaders } from "#delivery/policy/headers.ts";
import { withMetaPolicy, withPolicies } from "#delivery/policy/page-policies.ts";
import { nextRelease, showRelease } from "#delivery/releases.ts";
import { buildEditor } from "#editor/build.ts";
import type { EditorPage } from "#editor/configuration.ts";
import { editionRedirects } from "#model/editions.ts";
import { soonRedirects } from "#model/selections.ts";
import { sitePages } from "#model/site-pages.ts";
import { usedServices } from "#model/used-services.ts";
import { compressFiles } from "#pipeline/finish/compress.ts";
import { finishPages } from "#pipeline/finish/finish.ts";

/** Runs after prerendering: finishes the pages and writes the settings of each host. */
export async function finishBuild(): Promise<void> {
  console.log("4/4  finishing and compressing");
  const release = nextRelease(buildFolder());
  const client = join(release, "client");
  await finishPages(client);
  const content = currentContent();
  const { editor, name } = content.site;
  const pages = globSync("**/*.html", { cwd: client }).map((path) => ({
    path,
    html: readFileSync(join(client, path), "utf8"),
  }));
  for (const { path, html } of withPolicies(pages, usedServices(content))) writeFileSync(join(client, path), html);
  const site = {
    pages: sitePages(content).map(({ path }) => path),
    redirects: Object.fromEntries([
      ...content.redirects.redirects.map(({ from, to }) => [from, to] as const),
      ...editionRedirects(content),
      ...soonRedirects(content),
    ]),
  };
  writeFileSync(join(release, "site.json"), JSON.stringify(site));
  writeHostFiles(join(release, "deploy"), { client, site, publish: content.site.publish });
  if (editor)
    await writeEditor({ settings: { backend: "github", ...editor }, siteName: name }, join(release, "deploy/editor"));
  await compressFiles(client);
  await showRelease(buildFolder());
}

/** Writes the folder for the editor's subdomain, with its policy in the page. */
async function writeEditor(page: EditorPage, folder: string): Promise<void> {
  await buildEditor(page, folder, "/");
  const html = join(folder, "index.html");
  writeFileSync(html, withMetaPolicy(readFileSync(html, "utf8"), editorPolicy));
  const headers = Object.entries(securityHeaders);
  writeFileSync(join(folder, "_headers"), `/*\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join("")}`);
}
