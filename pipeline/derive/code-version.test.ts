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

test.each([
  ["the entry", true, "drawing/entry.ts", "{ line }", "{ line as l }"],
  ["a module", true, "drawing/line.ts", "colour }", "colour as c }"],
  ["a module of another folder", true, "model/colour.ts", "sheet", "file"],
  ["a file that a module names", true, "styles/tokens.css", "#000000", "#111111"],
  ["the version of a package in use", true, "package.json", '"pen":"1.0.0"', '"pen":"1.0.1"'],
  ["the version of another package", false, "package.json", '"unused":"1.0.0"', '"unused":"1.0.1"'],
  ["types", false, "drawing/shape.ts", "string", "number"],
] as const)("a change of %s changes the version: %s", (_, counts, path, from, to) => {
  const before = codeVersion(join(root, "drawing/entry.ts"), root);
  writeFileSync(join(root, path), program[path].replace(from, to));
  expect(codeVersion(join(root, "drawing/entry.ts"), root) !== before).toBe(counts);
});
