import type { BuiltSite } from "../built-site.ts";
import { languages } from "#model/languages.ts";
import { inLanguage } from "#model/pages.ts";
import { fileHeaders, hashedFolders, redirectCaching } from "../policy/headers.ts";
import { anyBranch, filePathPattern, missingPage } from "../policy/paths.ts";

const prefix = `(?:${languages.join("|")})`;

export type Entry = readonly [key: string, value: string];

export const answers: Entry[] = [
  // The requested path is the canonical URL of the page.
  [`~^(/${prefix}(?:/\\S*)?) \\1$`, "page"],
  [`~^/${prefix}[/ ]`, "move"],
  ["~^/", "language"],
  [`~* /${prefix}(?:/|$)`, "file"],
  [`~ .*(?:${filePathPattern.source.replace("|^", "|(?<= )")})`, "file"],
];

export const missing: Entry[] = [
  ...languages.flatMap((lang): Entry[] => [
    [`~*^/${lang}${anyBranch}/?$`, missingPage(lang, "branchNotFound")],
    [`~*^/${lang}(?:/|$)`, missingPage(lang)],
  ]),
];

export function pageEntries({ pages }: BuiltSite): Entry[] {
  const addresses = pages.flatMap((page) => [page, ...languages.map((lang) => inLanguage(page, lang))]);
  return addresses.map((address): Entry => [address === "/" ? "" : address, address]);
}

export function cachingEntries(): Entry[] {
  const folders = [...hashedFolders, "/documents"];
  return [
    ["~^307", redirectCaching.language["Cache-Control"]],
    ["~^301", redirectCaching.moved["Cache-Control"]],
    ["~^308", redirectCaching.canonical["Cache-Control"]],
    ["~^404", "no-cache"],
    ...folders.map((folder): Entry => [`~^\\d+ ${folder}/`, fileHeaders(`${folder}/file`)["Cache-Control"] ?? ""]),
  ];
}

export function folderEntries(folders: readonly string[], value: string): Entry[] {
  return folders.map((folder): Entry => [`~^${folder}/`, value]);
}

export function map(source: string, target: string, entries: readonly Entry[], fallback: string): string {
  const lines = entries.map(([key, value]) => `  ${quote(key)} ${quote(value)};`);
  return [
    `map ${source.includes(" ") ? quote(source) : source} ${target} {`,
    ...lines,
    `  default ${quote(fallback)};`,
    "}",
  ].join("\n");
}

export function quote(text: string): string {
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
