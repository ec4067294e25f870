import { jsonFeed } from "../policy/content-type.ts";
import {
  cacheControl,
  documentHeaders,
  framing,
  inertExtensions,
  inertPolicy,
  securityHeaders,
} from "../policy/headers.ts";
import { folderRules } from "./host.ts";

/** `without` lists headers to remove that an earlier rule or the host sets. */
type Rule = { path: string; headers: Readonly<Record<string, string>>; without?: readonly string[] };

const onlyForDocuments = [...Object.keys(documentHeaders), ...Object.keys(framing)];

const everywhere: Rule = {
  path: "/*",
  headers: { ...securityHeaders, "Cache-Control": cacheControl("/") },
  // Cloudflare sets it to * by default.
  without: ["Access-Control-Allow-Origin"],
};

const exceptions: Rule[] = [
  ...folderRules.map(({ folder, headers }) => ({
    path: `${folder}/*`,
    headers,
    without: folder === "/documents" ? [] : onlyForDocuments,
  })),
  ...inertExtensions.map((extension) => ({
    path: `/*.${extension}`,
    headers: { "Content-Security-Policy": inertPolicy },
  })),
  { path: "/feeds/*.json", headers: { "Content-Type": jsonFeed.type } },
];

/** Every matching rule applies and values of one header are joined, so a rule first removes the headers it sets. */
export function cloudflareHeaders(): string {
  const replacing = exceptions.map(({ path, headers, without = [] }) => ({
    path,
    headers,
    without: [...new Set([...without, ...Object.keys(headers)])],
  }));
  return [everywhere, ...replacing].map(block).join("");
}

function block({ path, headers, without = [] }: Rule): string {
  const lines = [...without.map((name) => `! ${name}`), ...Object.entries(headers).map((pair) => pair.join(": "))];
  return `${[path, ...lines.map((line) => `  ${line}`)].join("\n")}\n`;
}
