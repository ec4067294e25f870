import { hash } from "node:crypto";
import { load } from "cheerio";
import type { Service } from "#model/service-hosts.ts";
import { contentSecurityPolicy } from "./headers.ts";

type HtmlFile = { path: string; html: string };

/** The pages with their policy: the same on all of them, except for the hashes of inline scripts and styles. */
export function withPolicies(files: readonly HtmlFile[], services: readonly Service[]): HtmlFile[] {
  const forms = files.flatMap(({ html }) => formTargets(html));
  return files.map(({ path, html }) => ({
    path,
    html: withMetaPolicy(html, contentSecurityPolicy({ inline: inlineHashes(html), services, forms })),
  }));
}

/** Adds the policy as a meta element before anything it applies to. */
export function withMetaPolicy(html: string, policy: string): string {
  const charset = /<meta charset="utf-8"\s*\/?>/i;
  if (!charset.test(html))
    throw new Error("The page does not declare its character set, after which the policy belongs.");
  return html.replace(charset, (found) => `${found}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}

function formTargets(html: string): string[] {
  const $ = load(html);
  const actions = $("form[action]")
    .toArray()
    .map((form) => $(form).attr("action") ?? "");
  return actions.filter((action) => URL.canParse(action)).map((action) => new URL(action).origin);
}

function inlineHashes(html: string): Record<"script" | "style", string[]> {
  const $ = load(html);
  const hashesOf = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => `sha256-${hash("sha256", $(element).text(), "base64")}`);
  return { script: hashesOf("script:not([src], [type='application/ld+json'])"), style: hashesOf("style") };
}
