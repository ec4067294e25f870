import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/** Makes one file of each kind and prints it (binary as base64) with its cache key. */
const program = `
import { allJobs } from "#pipeline/derive/all-jobs.ts";
import config from "./vite.config.ts";
const wanted = ["map/branches", "emblem/lyon", "/fr", "icons", "legal/privacy/fr"];
const made = { theme: config.define["import.meta.env.THEME_COLOUR"] };
for (const job of allJobs("tests/sites/fixture").filter(({ key }) => wanted.includes(key))) {
  made["key of " + job.key] = job.inputs.join();
  for (const { path, bytes } of (await job.make()).files)
    made[path.replace(/\\.[0-9a-f]{8}\\./, ".")] = typeof bytes === "string" ? bytes : Buffer.from(bytes).toString("base64");
}
console.log(JSON.stringify(made));
`;

const copied = ["app", "pipeline", "tools", "vite.config.ts", "package.json"];
const linked = ["editor", "model", "check", "tests", "node_modules"];
const other = "#0a2a5b";
const kinds = [/theme/, /map.*svg/, /emblem.*svg/, /favicon.ico/, /webmanifest/, /social.*png/, /documents.*pdf/];
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "colours-"));
  for (const path of copied) cpSync(path, join(copy, path), { recursive: true });
  for (const path of linked) symlinkSync(resolve(path), join(copy, path), "junction");
  writeFileSync(join(copy, "made.ts"), program);
});
afterAll(() => rmSync(copy, { recursive: true }));

function makeEverything(): Record<string, string> {
  return JSON.parse(execFileSync(process.execPath, ["made.ts"], { cwd: copy, encoding: "utf8", maxBuffer: 1e8 }));
}

test("a colour changed in tokens.css changes everything that is drawn from it", () => {
  const before = makeEverything();
  const tokens = join(copy, "app/styles/tokens.css");
  const text = readFileSync(tokens, "utf8");
  const [, night = ""] = /--night: (#\w+);/.exec(text) ?? [];
  writeFileSync(tokens, text.replace(`--night: ${night};`, `--night: ${other};`));
  const after = makeEverything();
  expect(Object.keys(after)).toEqual(Object.keys(before));
  expect(Object.keys(after)).toEqual(expect.arrayContaining(kinds.map((kind) => expect.stringMatching(kind))));
  expect(Object.keys(after).filter((name) => after[name] === before[name])).toEqual([]);
  expect(Object.keys(after).filter((name) => after[name]?.includes(night))).toEqual([]);
  expect(after["theme"]).toContain(other);
  expect(after["art/emblem-lyon.svg"]).toContain(other);
});
