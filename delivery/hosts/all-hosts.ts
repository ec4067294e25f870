import { cloudflarePages } from "./cloudflare-pages.ts";
import { githubPages } from "./github-pages.ts";
import type { Host } from "./host.ts";
import { nginx } from "./nginx.ts";
import { vercel } from "./vercel.ts";

export const hosts: Readonly<Record<string, Host>> = {
  vercel,
  "cloudflare-pages": cloudflarePages,
  "github-pages": githubPages,
  nginx,
};
