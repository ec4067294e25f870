import type { Content } from "#model/collections.ts";
import { cloudflareSettings } from "./cloudflare-pages.ts";
import type { Host } from "./host.ts";
import { nginxConfig } from "./nginx.ts";
import { vercelConfig } from "./vercel.ts";

/** Settings for a prebuilt deployment (Build Output API, version 3). */
export const vercel: Host = {
  filesIn: ".vercel/output/static",
  settings: (site) => ({ ".vercel/output/config.json": `${JSON.stringify(vercelConfig(site), null, 1)}\n` }),
  upload: ({ folder, project, account, token, preview }) => ({
    program: "vercel",
    words: ["deploy", "--prebuilt", "--yes", ...(preview ? [] : ["--prod"])],
    cwd: folder,
    env: { VERCEL_TOKEN: token, VERCEL_ORG_ID: account, VERCEL_PROJECT_ID: project },
  }),
};

export const cloudflarePages: Host = {
  filesIn: "",
  pagesAsFiles: true,
  worker: "delivery/hosts/cloudflare-worker.ts",
  settings: cloudflareSettings,
  upload: ({ folder, project, account, token, preview = "main" }) => ({
    program: "wrangler",
    words: ["pages", "deploy", folder, "--project-name", project, "--branch", preview],
    cwd: ".",
    env: { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ACCOUNT_ID: account },
  }),
};

/** It cannot set headers. Without .nojekyll it leaves out files whose name begins with an underscore. */
const githubPages: Host = {
  filesIn: "",
  pagesAsFiles: true,
  movedPages: true,
  settings: () => ({ ".nojekyll": "" }),
};

const nginx: Host = { settings: (site) => ({ "site.conf": nginxConfig(site) }) };

export const hosts: Readonly<Record<string, Host>> = {
  vercel,
  "cloudflare-pages": cloudflarePages,
  "github-pages": githubPages,
  nginx,
} satisfies Record<Exclude<Content["site"]["publish"]["host"], "none"> | "nginx", Host>;
