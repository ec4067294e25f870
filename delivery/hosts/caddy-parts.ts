import type { BuiltSite } from "../built-site.ts";
import type { Language } from "#model/languages.ts";
import { redirectCaching, reportOnlyPolicy, trustedTypesReport } from "../policy/headers.ts";
import { anyBranch, missingPage } from "../policy/paths.ts";
import { ownPolicies } from "./host.ts";

/** Caddy cannot write a path in lower case; the prefix can be named in each of its spellings. */
export function lowerCase(lang: string): string {
  const [first = "", second = ""] = [...lang];
  const upper = [first.toUpperCase(), second.toUpperCase()];
  const spellings = [`${upper[0]}${upper[1]}`, `${upper[0]}${second}`, `${first}${upper[1]}`].join("|");
  return `    @${lang}Spelling path_regexp ${lang} ^/(?:${spellings})(/.*)?$
    route @${lang}Spelling {
      rewrite * /${lang}{re.${lang}.1}
      header Cache-Control "${redirectCaching.canonical["Cache-Control"]}"
      redir {uri} 308
    }`;
}

export function moved([from, to]: readonly [string, string], index: number): string {
  return `    @moved${index} path ${from} ${from}/
    route @moved${index} {
      rewrite * ${to}
      header Cache-Control "${redirectCaching.moved["Cache-Control"]}"
      redir {uri} 301
    }`;
}

export function missing(lang: Language): string {
  return `      @${lang}Branch path_regexp ^/${lang}${anyBranch}/?$
      rewrite @${lang}Branch ${missingPage(lang, "branchNotFound")}
      @${lang}Other {
        path /${lang} /${lang}/*
        not path */404.html
      }
      rewrite @${lang}Other ${missingPage(lang)}`;
}

export function policies(site: BuiltSite): string {
  return ownPolicies(site)
    .map(([file, policy]) => `    ${quote(file)} ${quote(policy)}`)
    .join("\n");
}

export function reportOnly(site: BuiltSite): string {
  const files = ownPolicies(site).flatMap(([file, policy]) => (reportOnlyPolicy(policy) ? [file] : []));
  return files.length === 0
    ? ""
    : `      @foreignScripts path ${files.join(" ")}
      header @foreignScripts Content-Security-Policy-Report-Only ${quote(trustedTypesReport)}`;
}

export function headerBlock(path: string, values: Readonly<Record<string, string>>): string {
  return `  header ${path} {\n${headers(values, 4)}\n  }`;
}

export function headers(values: Readonly<Record<string, string>>, indent: number, directive = ""): string {
  return Object.entries(values)
    .map(([name, value]) => `${" ".repeat(indent)}${directive}${name} ${quote(value)}`)
    .join("\n");
}

// Quoted text keeps its backslashes.
export function quote(text: string): string {
  return text.includes('"') ? `\`${text}\`` : `"${text}"`;
}
