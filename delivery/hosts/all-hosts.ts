import { caddy } from "./caddy.ts";
import { cloudflarePages } from "./cloudflare-pages.ts";
import { githubPages } from "./github-pages.ts";
import type { Host } from "./host.ts";
import { netlify } from "./netlify.ts";
import { nginx } from "./nginx.ts";
import { vercel } from "./vercel.ts";

export const hosts: Readonly<Record<string, Host>> = {
  vercel,
  netlify,
  "cloudflare-pages": cloudflarePages,
  "github-pages": githubPages,
  nginx,
  caddy,
};
