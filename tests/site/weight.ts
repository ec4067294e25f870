import { statSync } from "node:fs";
import { join } from "node:path";
import { pageAt } from "#model/pages.ts";
import { servicesOf } from "../services.ts";
import { attributesOf, type BuiltPage, linkTargets, root } from "./built-pages.ts";

/** The bytes of a file as they are sent: the build compresses texts beside them. */
function weight(path: string): number {
  const size = (ending: string) => statSync(join(root, path + ending), { throwIfNoEntry: false })?.size;
  return size(".br") ?? size("") ?? Infinity;
}

const sum = (paths: string[]) => [...new Set(paths)].reduce((total, path) => total + weight(path), 0);

export const scriptsOf = (html: string) => [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = ""]) => path);

/** The parts of a page that are over their budget, in kilobytes. */
export function tooHeavy({ $, html, file, address }: BuiltPage): string[] {
  const styles = linkTargets($, "stylesheet").map(({ href }) => href);
  const fonts = linkTargets($, "preload").flatMap(({ href }) => (href.endsWith(".woff2") ? [href] : []));
  const eager = attributesOf($, "img:not([loading=lazy])").flatMap(({ src }) => src ?? []);
  const drawn = eager.filter((src) => !src.startsWith("data:"));
  const page = pageAt(address);
  const isStatic = !html.includes("__reactRouterContext");
  const budgets = [
    ["scripts", scriptsOf(html), isStatic ? 3 : page && servicesOf(page).includes("map") ? 118 : 111],
    ["styles", styles, 15],
    ["fonts", fonts, 42],
    ["HTML", [`/${file}`], page === "home" ? 30 : 60],
    ["first view", [`/${file}`, ...scriptsOf(html), ...styles, ...fonts, ...drawn], 300],
  ] as const;
  const over = budgets.map(([what, paths, limit]) => ({ what, limit, size: sum([...paths]) / 1000 }));
  return [
    ...(styles.length === 0 || fonts.length !== 2 ? ["no styles or not two fonts"] : []),
    ...over.filter(({ size, limit }) => size >= limit).map(({ what, size }) => `${what}: ${Math.round(size)} kB`),
  ];
}
