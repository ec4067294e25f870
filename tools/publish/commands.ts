import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Content } from "#model/collections.ts";

type Publish = Content["site"]["publish"];

export interface Upload {
  program: Program;
  words: string[];
  cwd: string;
  env: Record<string, string>;
}

/** The hosts' own programs, each locked by the package-lock.json in its folder here. */
export type Program = "wrangler" | "vercel";

/** The upload command of the host in content/site.yaml; a preview has its own name and address. */
export function uploadTo(
  { host, project = "", account = "" }: Publish,
  folder: string,
  token: string,
  preview?: string,
): Upload {
  switch (host) {
    case "cloudflare-pages":
      return {
        program: "wrangler",
        words: ["pages", "deploy", folder, "--project-name", project, "--branch", preview ?? "main"],
        cwd: ".",
        env: { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ACCOUNT_ID: account },
      };
    case "vercel":
      return {
        program: "vercel",
        words: ["deploy", "--prebuilt", "--yes", ...(preview ? [] : ["--prod"])],
        cwd: folder,
        env: { VERCEL_TOKEN: token, VERCEL_ORG_ID: account, VERCEL_PROJECT_ID: project },
      };
    case "github-pages":
    case "none":
      throw new Error(`Nothing is uploaded to ${host} from here.`);
  }
}

/** Installs the locked version without install scripts. */
export function installProgram(name: Program): { folder: string; result: SpawnSyncReturns<string> } {
  const folder = resolve("node_modules/.cache/upload", name);
  mkdirSync(folder, { recursive: true });
  for (const file of ["package.json", "package-lock.json"]) {
    copyFileSync(join(import.meta.dirname, name, file), join(folder, file));
  }
  const { PUBLISH_TOKEN: _, ...env } = process.env;
  const result = spawnSync("npm", ["ci", "--ignore-scripts", "--loglevel=error"], {
    cwd: folder,
    env,
    encoding: "utf8",
    timeout: 300_000,
    shell: process.platform === "win32",
  });
  return { folder, result };
}
