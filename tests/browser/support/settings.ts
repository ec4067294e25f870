import { hash } from "node:crypto";
import type { Page } from "@playwright/test";

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = ""]) => code);
const digest = (code: string) => `sha256-${hash("sha256", code, "base64")}`;

/**
 * Serves the built pages as if `content/site.yaml` had another value for a setting: the value is changed in the page's
 * data, and the hash of that data in its security policy.
 */
export async function withSetting(page: Page, change: { from: string; to: string }): Promise<void> {
  await page.route(
    (url) => url.hostname === "127.0.0.1" && /^\/(fr|en)(\/|$)/.test(url.pathname) && !url.pathname.endsWith(".data"),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replaceAll(`\\"${change.from}\\"`, `\\"${change.to}\\"`);
      if (body === html) throw new Error(`${route.request().url()} holds no setting "${change.from}"`);
      const changed = inlineScripts(body);
      let policy = response.headers()["content-security-policy"] ?? "";
      for (const [i, code] of inlineScripts(html).entries())
        policy = policy.replace(digest(code), digest(changed[i] ?? ""));
      await route.fulfill({ response, body, headers: { ...response.headers(), "content-security-policy": policy } });
    },
  );
}
