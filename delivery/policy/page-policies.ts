import { hash } from "node:crypto";
import { contentSecurityPolicy } from "./headers.ts";
import { elementsCalled } from "#model/html.ts";
import { type Page, pageAt, type Service, servicesOf } from "#model/pages.ts";

/** The Content-Security-Policy of each page by URL, of 404 pages by file. */
export function policies(
  files: readonly { path: string; html: string }[],
  used: (page: Page) => readonly Service[] = servicesOf,
): Record<string, string> {
  return Object.fromEntries(
    files.map(({ path, html }) => {
      const address = addressOf(path);
      const page = pageAt(address);
      const services = page ? used(page) : [];
      return [
        address,
        contentSecurityPolicy({ scriptHashes: inlineScriptHashes(html), embeds: services, forms: formTargets(html) }),
      ];
    }),
  );
}

export function addressOf(path: string): string {
  const address = `/${path}`.replace(/\/index\.html$/, "");
  return address === "" ? "/" : address;
}

function formTargets(html: string): string[] {
  const actions = elementsCalled(["form"], html).map(({ attributes }) => attributes.get("action") ?? "");
  return actions.filter((action) => URL.canParse(action)).map((action) => new URL(action).origin);
}

function inlineScriptHashes(html: string): string[] {
  return elementsCalled(["script"], html)
    .filter(({ attributes }) => !attributes.has("src") && attributes.get("type") !== "application/ld+json")
    .map(({ inside }) => `sha256-${hash("sha256", html.slice(inside.start, inside.end), "base64")}`);
}
