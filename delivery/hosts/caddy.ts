import type { BuiltSite } from "../built-site.ts";
import { editorPath } from "#model/editor-path.ts";
import { languages } from "#model/languages.ts";
import { contentTypes, jsonFeed } from "../policy/content-type.ts";
import {
  documentHeaders,
  inertExtensions,
  inertPolicy,
  partHeaders,
  partPattern,
  redirectCaching,
} from "../policy/headers.ts";
import { filePathPattern } from "../policy/paths.ts";
import { headerBlock, headers, lowerCase, missing, moved, policies, quote, reportOnly } from "./caddy-parts.ts";
import { folderRules, type Host, oldAddresses, strictest } from "./host.ts";

export const caddy: Host = { settings: (site) => ({ Caddyfile: caddyfile(site) }) };

type Place = { root?: string; address?: string };

/** Addresses of pages as they are; any other may be a page that wants its language. */
const prefixed = [...languages.flatMap((lang) => [`/${lang}`, `/${lang}/*`]), editorPath].join(" ");

/** A Caddyfile for Caddy 2.6 or newer. With a domain as its address, Caddy fetches a certificate by itself. */
export function caddyfile(site: BuiltSite, { root = "/srv/site", address = ":8080" }: Place = {}): string {
  return `# Written by the build from delivery/policy. To change a rule, change it there.
(headers) {
  header {
${headers(partHeaders, 4)}
    Cache-Control no-cache
  }
${folderRules.map((rule) => headerBlock(`${rule.folder}/*`, rule.headers)).join("\n")}
  header Content-Type {site_type}
  header ?Vary Accept-Encoding
}

${address} {
  root * ${root}

  # The visitor's choice, otherwise the language the browser names first.
  map "{header.Cookie} | {header.Accept-Language}" {site_language} {
    ${quote("~(?:^|;\\s*)lang=(fr|en)(?:;| \\|)")} "\${1}"
    ${quote("~(?i) \\| *fr")} fr
    default en
  }
  map {path} {site_policy} {
${policies(site)}
    default ${quote(strictest)}
  }

  map {path} {site_type} {
    ${quote(`~${jsonFeed.pattern.source}`)} ${quote(jsonFeed.type)}
${[...contentTypes].map(([extension, type]) => `    ${quote(`~\\.${extension}$`)} ${quote(type)}`).join("\n")}
    default application/octet-stream
  }

  route {
    import headers
    @document not path_regexp ${partPattern.source}
  ${headerBlock("@document", documentHeaders)}
    @inert path ${inertExtensions.map((extension) => `*.${extension}`).join(" ")}
    header @inert Content-Security-Policy ${quote(inertPolicy)}
    @otherMethod not method GET HEAD OPTIONS
    header @otherMethod Allow "GET, HEAD, OPTIONS"
    respond @otherMethod 405
    @options method OPTIONS
    header @options Allow "GET, HEAD, OPTIONS"
    respond @options 204

    @private {
      path */404.html *.br *.gz *.map */.*
      not path /.well-known/*
    }
    error @private 404
    error /.well-known/.* 404

${languages.map(lowerCase).join("\n")}
${oldAddresses(site).map(moved).join("\n")}
    @slash path_regexp slash ^(/.*?[^/])/+(?:index\\.html/*)?$
    route @slash {
      rewrite * {re.slash.1}
      header Cache-Control "${redirectCaching.canonical["Cache-Control"]}"
      redir {uri} 308
    }

    @page {
      path ${prefixed}
      file {path}/index.html
    }
    route @page {
      rewrite * {path}/index.html
      header Content-Type "text/html; charset=utf-8"
      header Content-Security-Policy {site_policy}
${reportOnly(site)}
      file_server {
        precompressed br gzip
      }
    }

    @home path / /index.html
    route @home {
${headers(redirectCaching.language, 6, "header ")}
      rewrite * /{site_language}
      redir {uri} 307
    }
    @pageWithoutLanguage {
      not path ${prefixed}
      file {path}/index.html
    }
    route @pageWithoutLanguage {
${headers(redirectCaching.language, 6, "header ")}
      rewrite * /{site_language}{path}
      redir {uri} 307
    }
    @nowhere {
      not path ${prefixed}
      not path_regexp ${filePathPattern.source}
    }
    route @nowhere {
${headers(redirectCaching.language, 6, "header ")}
      redir * /{site_language} 307
    }

    @folder not file {path}
    error @folder 404
    file_server {
      precompressed br gzip
    }
  }

  handle_errors {
    route {
      import headers
${headerBlock("*", documentHeaders)}
      header Cache-Control no-cache
      @data path *.data
      header @data Content-Type "text/plain; charset=utf-8"
      respond @data "Not found" 404
${languages.map(missing).join("\n")}
      @bare not path */404.html
      rewrite @bare /404.html
      header Content-Type "text/html; charset=utf-8"
      header Content-Security-Policy {site_policy}
      file_server {
        precompressed br gzip
      }
    }
  }
}
`;
}
