import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Content } from "#model/collections.ts";
import type { BuiltSite } from "../built-site.ts";
import { oldAddresses } from "../policy/language.ts";
import { copyBareFolder, copyPublicFiles } from "./bare-folder.ts";
import { vercelConfig } from "./vercel.ts";

type Built = { client: string; site: BuiltSite; publish: Content["site"]["publish"] };

/** Writes what nginx needs, and the folder to upload to the host that content/site.yaml names. */
export function writeHostFiles(folder: string, { client, site, publish }: Built): void {
  write(join(folder, "nginx/redirects.map"), redirectsMap(site));
  copyFileSync(join(import.meta.dirname, "nginx/site.conf"), join(folder, "nginx/site.conf"));
  const { host, project, account } = publish;
  if (host === "github-pages") copyBareFolder(client, join(folder, host), site);
  if (host === "vercel") {
    if (!project || !account) throw new Error("content/site.yaml lacks publish.project or publish.account.");
    const output = join(folder, host, ".vercel/output");
    copyPublicFiles(client, join(output, "static"));
    write(join(output, "config.json"), `${JSON.stringify(vercelConfig(site), null, 1)}\n`);
    write(join(folder, host, ".vercel/project.json"), `${JSON.stringify({ projectId: project, orgId: account })}\n`);
  }
}

/** `"/fr/antennes/lille" "/fr/antennes";` */
export function redirectsMap({ redirects }: BuiltSite): string {
  return oldAddresses(redirects)
    .map((pair) => `${pair.map((path) => `"${path.replaceAll(/["\\$]/g, "\\$&")}"`).join(" ")};\n`)
    .join("");
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
