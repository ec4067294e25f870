import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildFolder } from "#check/folders.ts";
import { programPath } from "#tools/validators/programs.ts";
import { fixture } from "#tools/test/sites.ts";

type Message = { type: string; url: string; message: string; lastLine?: number; extract?: string };

const roots = [buildFolder(), fixture.build].map((build) => resolve(build, "client"));
const planted = mkdtempSync(join(tmpdir(), "planted-"));
const jar = "node_modules/vnu-jar/build/dist/vnu.jar";
let messages: Message[] = [];

beforeAll(() => {
  writeFileSync(join(planted, "error.html"), `<!doctype html><html lang="fr"><title>Faute</title><p><div></p></html>`);
  const options = ["--format", "json", "--errors-only", "--skip-non-html", "--exit-zero-always", "--stdout"];
  const { stdout, stderr } = spawnSync(programPath("java"), ["-jar", jar, ...options, planted, ...roots], {
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  if (!stdout) throw new Error(`The checker said nothing: ${stderr}`);
  messages = (JSON.parse(stdout) as { messages: Message[] }).messages;
}, 300_000);

afterAll(() => rmSync(planted, { recursive: true }));

const said = (root: string) =>
  messages
    .filter(({ url }) => url.startsWith(`file:${root}/`))
    .map(({ url, lastLine, message, extract }) => `${url.slice(5)}:${lastLine} ${message} ${extract}`);

test("the Nu checker finds a planted error", () => expect(said(planted).length).toBeGreaterThan(0));

test.each(roots)("the Nu checker finds no error in the HTML of %s", (root) => {
  expect(globSync("**/*.html", { cwd: root }).length).toBeGreaterThan(20);
  expect(said(root)).toEqual([]);
});
