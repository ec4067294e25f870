import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { codeVersion } from "./code-version.ts";

const program = {
  "package.json": JSON.stringify({ dependencies: { pen: "1.0.0" }, devDependencies: { unused: "1.0.0" } }),
  "drawing/entry.ts": 'import { line } from "./line.ts";\nimport type { Shape } from "./shape.ts";\n',
  "drawing/line.ts": 'import pen from "pen";\nimport { colour } from "#model/colour.ts";\n',
  "drawing/shape.ts": "export type Shape = string;\n",
  "model/colour.ts": 'const sheet = new URL("../styles/tokens.css", import.meta.url);\n',
  "styles/tokens.css": ":root { --night: #000000; }\n",
};

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "code-"));
  for (const folder of ["drawing", "model", "styles"]) mkdirSync(join(root, folder));
  for (const [path, text] of Object.entries(program)) writeFileSync(join(root, path), text);
});
afterEach(() => rmSync(root, { recursive: true }));

function changesWith(path: keyof typeof program, change: (text: string) => string): boolean {
  const before = codeVersion(join(root, "drawing/entry.ts"), root);
  writeFileSync(join(root, path), change(program[path]));
  return codeVersion(join(root, "drawing/entry.ts"), root) !== before;
}

test.each(["drawing/entry.ts", "drawing/line.ts", "model/colour.ts"] as const)(
  "the version changes with the module %s",
  (path) => expect(changesWith(path, (text) => `${text}// changed\n`)).toBe(true),
);

test("the version changes with a file that a module names", () => {
  expect(changesWith("styles/tokens.css", (text) => text.replace("#000000", "#111111"))).toBe(true);
});

test("the version changes with the version of a package in use", () => {
  expect(changesWith("package.json", (text) => text.replace('"pen":"1.0.0"', '"pen":"1.0.1"'))).toBe(true);
});

test("the version ignores other packages", () => {
  expect(changesWith("package.json", (text) => text.replace('"unused":"1.0.0"', '"unused":"1.0.1"'))).toBe(false);
});

test("the version ignores types", () => {
  expect(changesWith("drawing/shape.ts", () => "export type Shape = number;\n")).toBe(false);
});
