import { commonHeaders, folderRules } from "./host.ts";

type Rule = { path: string; headers: Readonly<Record<string, string>> };

/**
 * The rules of a `_headers` file (Netlify, Cloudflare Pages). Both join the values of a header that two matching rules
 * set, so no header is set by two rules that can match the same file. Pages keep the hosts' own caching, which asks
 * again each time, as ours does.
 */
function rules(): Rule[] {
  return [
    { path: "/*", headers: { ...commonHeaders, "Content-Security-Policy": "frame-ancestors 'none'" } },
    ...folderRules.map(({ folder, headers }) => ({ path: `${folder}/*`, headers })),
    ...["/fr", "/en", "/fr/*", "/en/*"].map((path) => ({ path, headers: sameOrigin })),
  ];
}

const sameOrigin = { "Cross-Origin-Resource-Policy": "same-origin" };

export function headersFile(): string {
  const block = ({ path, headers }: Rule) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  return `${rules().map(block).join("\n")}\n`;
}
