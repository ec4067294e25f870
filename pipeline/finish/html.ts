import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type HtmlFile = { path: string; html: string };

/** Every page of the build, by its path below the folder. */
export function htmlFiles(root: string): HtmlFile[] {
  return globSync("**/*.html", { cwd: root }).map((path) => ({ path, html: readFileSync(join(root, path), "utf8") }));
}

/**
 * Scripts are fetched and run once the page has been painted, so that nothing competes with what is seen: the style
 * sheet, the fonts, the pictures. The pages that are not hydrated carry no scripts.
 */
export function startAfterFirstPaint(root: string): void {
  const hydrated = htmlFiles(root).filter(({ html }) => html.includes(preloadStart));
  if (hydrated.length === 0) throw new Error(`No page preloads its scripts: ${changed}`);
  for (const { path, html } of hydrated) writeFileSync(join(root, path), afterFirstPaint(html));
}

const changed = "has the way React Router writes them changed?";
const preloadStart = '<link rel="modulepreload" href="';
const scriptStart = '<script type="module" async="">';

export function afterFirstPaint(html: string): string {
  const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"\/>/g)];
  const [before = "", script] = html.replaceAll(/<link rel="modulepreload" href="[^"]+"\/>/g, "").split(scriptStart);
  if (preloads.length === 0 || script === undefined) throw new Error(`A page has no script that starts it: ${changed}`);
  const end = script.indexOf("</script>");
  const files = JSON.stringify(preloads.map(([, file]) => file));
  return [before, scriptStart, whenPainted(files), asStatements(script.slice(0, end)), script.slice(end)].join("");
}

/** All files, rather than one after the other as they name each other, but each asked for in a task of its own. */
function whenPainted(files: string): string {
  return `await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
for (const href of ${files}) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  await new Promise((asked) => setTimeout(asked));
}
`;
}

/** Imports at the top of a module run before anything else in it, so they become ordinary statements. */
function asStatements(code: string): string {
  const statements = code
    .replaceAll(/^import "([^"]+)";$/gm, 'await import("$1");')
    .replaceAll(/^import \* as (\w+) from "([^"]+)";$/gm, 'const $1 = await import("$2");');
  if (/^import [^(]/m.test(statements)) throw new Error(`A page's import was not understood: ${changed}`);
  return statements;
}
