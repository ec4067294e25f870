import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { elementsCalled } from "#model/html.ts";

export type HtmlFile = { path: string; html: string };

export function htmlFiles(root: string): HtmlFile[] {
  return globSync("**/*.html", { cwd: root }).map((path) => ({ path, html: readFileSync(join(root, path), "utf8") }));
}

/** Delays scripts until the first paint, so that style sheets, fonts and pictures load first. */
export function startAfterFirstPaint(root: string): void {
  const hydrated = htmlFiles(root).filter(({ html }) => html.includes('rel="modulepreload"'));
  if (hydrated.length === 0) throw new Error(`No page preloads scripts: ${changed}`);
  for (const { path, html } of hydrated) writeFileSync(join(root, path), afterFirstPaint(html));
}

const changed = "has the output of React Router changed?";

function afterFirstPaint(html: string): string {
  const elements = elementsCalled(["link", "script"], html);
  const preloads = elements.filter(({ attributes }) => attributes.get("rel") === "modulepreload");
  const script = elements.find(({ attributes }) => attributes.get("type") === "module" && !attributes.has("src"));
  if (preloads.length === 0 || !script) throw new Error(`A page has no start script: ${changed}`);
  const { start, end } = script.inside;
  const files = JSON.stringify(preloads.map(({ attributes }) => attributes.get("href")));
  const started = html.slice(0, start) + startScript(files, asStatements(html.slice(start, end))) + html.slice(end);
  if (preloads.some((preload) => preload.end > start)) throw new Error(`A page preloads after its script: ${changed}`);
  return preloads.reduceRight((text, preload) => text.slice(0, preload.start) + text.slice(preload.end), started);
}

/** Preloads all files in parallel, each in a task of its own. If one cannot be run, drops the copies and reloads once. */
function startScript(files: string, statements: string): string {
  return `await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
const files = ${files};
for (const href of files) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  await new Promise((asked) => setTimeout(asked));
}
try {
${statements}
} catch (failure) {
  await Promise.all(files.map((href) => fetch(href, { cache: "reload" })));
  if (performance.getEntriesByType("navigation")[0].type === "reload") throw failure;
  location.reload();
}`;
}

/** Static imports would run before anything else, so they become dynamic ones. */
function asStatements(code: string): string {
  const statements = code
    .replaceAll(/^import "([^"]+)";$/gm, 'await import("$1");')
    .replaceAll(/^import\(/gm, "await import(")
    .replaceAll(/^import \* as (\w+) from "([^"]+)";$/gm, 'const $1 = await import("$2");');
  if (/^import [^(]/m.test(statements)) throw new Error(`Unknown form of import in a page: ${changed}`);
  return statements;
}
