import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");
const sheets = globSync("app/**/*.css");
const sources = globSync("{app,model,pipeline}/**/*.{ts,tsx}", { exclude: ["**/*.test.ts"] });

const classesIn = (css: string) =>
  [...css.replace(/\/\*[^]*?\*\//g, "").matchAll(/[^{};]+(?=\{)/g)].flatMap(([selector]) =>
    [...selector.replace(/"[^"]*"/g, "").matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name),
  );

/** The words in string literals and `styles.name`; an interpolation (`cover-${name}`) becomes a star. */
const wordsIn = (code: string) =>
  [/"([^"\n]*)"/g, /`([^`]*)`/g, /\bstyles\.(\w+)/g]
    .flatMap((pattern) => [...code.matchAll(pattern)])
    .flatMap(([, text = ""]) => text.replace(/\$\{[^{}]*\}/g, "*").split(/[^\w*-]+/));

const findings = (paths: string[], find: (text: string) => string[]) =>
  paths.map((path) => [path, ...new Set(find(read(path)))]).filter(([, first]) => first);

test("every CSS class is used", () => {
  const words = new Set(sources.flatMap((path) => wordsIn(read(path))));
  const isUsed = (name: string) =>
    name.startsWith("leaflet-") || words.has(name) || words.has(name.replace(/(?<=-)[^-]+$/, "*"));

  expect(findings(sheets, (css) => classesIn(css).filter((name) => !isUsed(name)))).toEqual([]);
});

test("only the breakpoints of tokens.css are used", () => {
  const tokens = [...read("app/styles/tokens.css").matchAll(/--(breakpoint|container)-\w+: ([\d.]+rem)/g)];
  const known = (kinds: string[]) => tokens.flatMap(([, kind, width]) => (kinds.includes(kind!) ? width : []));
  const [forMedia, forContainers] = [known(["breakpoint"]), known(["breakpoint", "container"])];
  const inContainer = /@container[^{]*/g;
  const widthsIn = (text: string) =>
    [...text.matchAll(/\([^(){}]*\bwidth\b[^(){}]*\d[^(){}]*\)|\b(?:min|max)-\[[^\]]*\]:/g)].flatMap(
      ([query]) => query.match(/[\d.]+(?:rem|em|px)\b/g) ?? [],
    );

  const unknown = (text: string) => [
    ...widthsIn(text.replaceAll(inContainer, "")).filter((width) => !forMedia.includes(width)),
    ...widthsIn(text.match(inContainer)?.join(" ") ?? "").filter((width) => !forContainers.includes(width)),
  ];
  expect(forContainers.length).toBeGreaterThan(forMedia.length);
  expect(findings([...sheets, ...sources], unknown)).toEqual([]);
});
