import type { BuiltSite } from "../built-site.ts";
import { languages } from "#model/languages.ts";
import { contentTypes, jsonFeed } from "../policy/content-type.ts";
import {
  documentHeaders,
  framing,
  inertExtensions,
  inertPolicy,
  openFolders,
  partHeaders,
  redirectCaching,
  sharedFolders,
} from "../policy/headers.ts";
import { longestPath } from "../policy/paths.ts";
import { oldAddresses } from "./host.ts";
import { answers, cachingEntries, type Entry, folderEntries, map, missing, pageEntries, quote } from "./nginx-maps.ts";

type Place = { root?: string; listen?: string };

/** Headers come from maps and are set once at server level: an `add_header` in a location would drop all the others. */
export function nginxConfig(site: BuiltSite, { root = "/srv/site", listen = "8080" }: Place = {}): string {
  return `# Written by the build from delivery/policy. To change a rule, change it there.
map_hash_max_size 65536;
map_hash_bucket_size 256;

# The visitor's choice, otherwise the language the browser names first.
${map("$http_accept_language", "$site_browser", [["~*^\\s*fr", "fr"]], "en")}
${map(
  "$cookie_lang",
  "$site_language",
  languages.map((lang): Entry => [lang, lang]),
  "$site_browser",
)}

# The path as it was asked for, and the page it means: keys of a map ignore the case.
${map("$request_uri", "$site_path", [["~^(?<site_raw>[^?]*)", "$site_raw"]], "/")}
${map("$uri", "$site_tidy", [["~^(?<site_trimmed>(?:.*/(?!index\\.html(?:/|$))[^/]+)?)(?:/(?:index\\.html)?)*$", "$site_trimmed"]], "")}
${map("$site_tidy", "$site_page", pageEntries(site), "")}
${map("$site_tidy", "$site_moved", oldAddresses(site), "")}

# What to answer: a page, its one address, its language, the home page, or a file.
${map("$site_page $site_path", "$site_answer", answers, "home")}
${map("$site_answer", "$site_file", [["page", "$site_page/index.html"]], "$uri")}
${map("$site_page", "$site_target", [["/", ""]], "$site_page")}
${map("$site_path", "$site_missing", missing, "/404.html")}

${map("$status $uri", "$site_caching", cachingEntries(), "no-cache")}
${map("$status", "$site_vary", [["307", redirectCaching.language.Vary]], "")}
${map(
  "$status",
  "$site_allow",
  [204, 405].map((status): Entry => [String(status), "GET, HEAD, OPTIONS"]),
  "",
)}
${map("$uri", "$site_sharing", folderEntries(sharedFolders, "cross-origin"), "same-origin")}
${map("$uri", "$site_readers", folderEntries(openFolders, "*"), "")}
${map(
  "$sent_http_content_type",
  "$site_policy",
  [
    ["~^text/html", framing["Content-Security-Policy"]],
    ...inertExtensions.map((extension): Entry => [contentTypes.get(extension) ?? "", inertPolicy]),
  ],
  "",
)}

# What only documents need.
${Object.entries(documentHeaders)
  .map(([name, value]) =>
    map("$sent_http_content_type", variableOf(name), [["~^(?:text/html|application/pdf)", value]], ""),
  )
  .join("\n")}

server {
  listen ${listen};
  root ${root};
  server_tokens off;
  absolute_redirect off;
  log_not_found off;

  gzip_static on;
  # Needs Debian's package libnginx-mod-http-brotli-static; without it, remove this line.
  brotli_static on;
  gzip_vary on;

  types {
${[...contentTypes].map(([extension, type]) => `    "${type}" ${extension};`).join("\n")}
  }
  default_type application/octet-stream;

  add_header X-Content-Type-Options ${quote(partHeaders["X-Content-Type-Options"])} always;
${Object.keys(documentHeaders)
  .map((name) => `  add_header ${name} ${variableOf(name)} always;`)
  .join("\n")}
  add_header Cross-Origin-Resource-Policy $site_sharing always;
  add_header Access-Control-Allow-Origin $site_readers;
  add_header Content-Security-Policy $site_policy always;
  add_header Cache-Control $site_caching always;
  add_header Vary $site_vary always;
  add_header Allow $site_allow always;

  error_page 404 $site_missing;

  if ($site_path ~ "^.{${longestPath + 1}}") { return 414; }
  if ($request_method = OPTIONS) { return 204; }
  if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }

  location / {
    if ($site_moved) { return 301 $site_moved$is_args$args; }
    if ($site_answer = move) { return 308 $site_page$is_args$args; }
    if ($site_answer = language) { return 307 /$site_language$site_target$is_args$args; }
    if ($site_answer = home) { return 307 /$site_language; }
    try_files $site_file =404;
  }

  location ~ ${jsonFeed.pattern.source.replaceAll("\\/", "/")} {
    types {}
    default_type ${jsonFeed.type};
  }
  location ~ /404\\.html$ { internal; }
  location ~ /\\.(?!well-known/) { return 404; }
  location ~ /\\.well-known/(?:.*/)?\\. { return 404; }
  location ~ \\.(?:br|gz|map)$ { return 404; }
}
`;
}

function variableOf(header: string): string {
  return `$site_${header.toLowerCase().replaceAll("-", "_")}`;
}
