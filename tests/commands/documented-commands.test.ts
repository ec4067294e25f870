import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { decodeSheet, parseSheet } from "#tools/content/csv.ts";
import { readPeople } from "#tools/content/people/columns.ts";
import { runTool } from "./command.ts";
import { commands as known } from "#tools/commands.mjs";
import { nextEdition } from "./new-answers.ts";
import { guideCommands, guides, wordsOf } from "./guide-commands.ts";
import { fingerprint, markBuilt } from "#tools/build/up-to-date.ts";
import { makeSmallBuild } from "./small-build.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const commands = guideCommands();
const lines = [...new Set(commands.map(({ line }) => line))];

/** Commands that are not run here, by their beginning, and the reason. */
const notRun: Readonly<Record<string, string>> = {
  "npm ci": "installs what these tests run on",
  "npm start": "serves until it is stopped: tests/commands/start.test.ts",
  "npm test": "is what runs these tests",
  "npm run dev": "serves until it is stopped: tools/dev/live-content.test.ts",
  "npm run edit": "opens a browser window: tests/editor/",
  "npm run build": "a minute long; every test of tests/site/ reads what it wrote",
  "npm run pictures": "takes screenshots of every page",
  "npm run bench": "takes many minutes",
  "npm run content -- accessibility": "visits every page in a browser; its report is read by the launch check",
  "npm run test:all -- supply": "requests the registry",
  "npm run test:all -- sites": "builds the sites the browser tests visit",
  "npx vitest": "is what runs these tests",
  "npx playwright": "runs the browser tests",
  "git config": "changes the settings of the repository",
  "npm run validate": "runs other programs and browsers, some of which are fetched",
  "npm run test:all -- hosts": "runs other servers, some of which are fetched",
  "docker build": "needs Docker, and an image from its registry",
  "docker run": "needs Docker, and an image from its registry",
  "vercel deploy": "needs an account; the same command with its version: tests/commands/publishing.test.ts",
  "wrangler pages deploy": "needs an account; the same command with its version: tests/commands/publishing.test.ts",
};
/** Finds the program of a line such as `npm run content -- check --lang en`, and its arguments. */
function programOf(line: string): { name: string; program: string; words: string[] } | undefined {
  const [, , name = "", ...words] = wordsOf(line);
  const command = known[name];
  if (typeof command === "string") return { name, program: command, words };
  const [part = "", ...rest] = words;
  const program = command?.[part]?.[0];
  return program === undefined ? undefined : { name: `${name} ${part}`, program, words: rest };
}

const beginsWith = (line: string, start: string) => `${line} `.startsWith(`${start} `);
const reasonFor = (line: string) => Object.keys(notRun).find((start) => beginsWith(line, start));
const run = lines.filter((line) => reasonFor(line) === undefined);

test("the guides contain commands", () => {
  expect(commands.length).toBeGreaterThan(60);
  expect(new Set(commands.map(({ guide }) => guide)).size).toBeGreaterThan(6);
});

test("every command in the guides exists", () => {
  const named = commands.filter(({ line }) => line.startsWith("npm run "));
  expect(named.filter(({ line }) => programOf(line) === undefined)).toEqual([]);
});

test("every command that is not run is in a guide", () => {
  expect(Object.keys(notRun).filter((start) => !lines.some((line) => beginsWith(line, start)))).toEqual([]);
});

test("every file of docs/ named in a guide exists", () => {
  const named = guides.flatMap((guide) =>
    [...readFileSync(guide, "utf8").matchAll(/`(docs\/[\w./-]+\.\w+)`/g)].map(([, file = ""]) => file),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test("no guide contains merge conflict markers", () => {
  expect(guides.filter((guide) => /^(?:[<>]{7} |={7}$|(?:> ){7})/m.test(readFileSync(guide, "utf8")))).toEqual([]);
});

/** Answers for commands that are written without any. */
const answers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "new year": { year: "2027", president: "Ana Ruiz (f)" },
  "new edition": nextEdition,
};
/** The fixture is a sample, so the launch check fails. */
const failing = new Set(["content launch"]);

const folder = mkdtempSync(join(tmpdir(), "guides-"));
const calendar = createServer((_, response) => response.end(emptyButOne));
const emptyButOne = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:un\r\nDTSTART:${new Date().getFullYear() + 1}0309T173000Z\r\nSUMMARY:Essai\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;

/** Each command starts from the same content. */
function freshContent(): void {
  for (const place of ["content", "tests/sites/fixture"]) {
    rmSync(join(folder, place), { recursive: true, force: true });
    mkdirSync(join(folder, place), { recursive: true });
    cpSync("tests/sites/fixture", join(folder, place), { recursive: true });
  }
}

beforeAll(async () => {
  await once(calendar.listen(0, "127.0.0.1"), "listening");
  freshContent();
  makeSmallBuild(join(folder, "build"));
  for (const sheet of ["personnes.csv", "people.csv"]) await runTool(folder, "content/export-people.ts", sheet);
});

afterAll(() => {
  calendar.close();
  rmSync(folder, { recursive: true, force: true });
});

test("most commands are run", () => expect(run.length).toBeGreaterThan(30));

test.each(run)("%s", async (line) => {
  const { name, program, words: typed } = programOf(line)!;
  // The last program of the line is ours; oxfmt runs before it.
  const [tool = "", ...fixed] = wordsOf(program.replace(/^.*\bnode tools\//, ""));
  const isAnswered = typed.some((word) => word.startsWith("--") && word !== "--lang");
  const given = isAnswered ? [] : Object.entries(answers[name] ?? {}).flatMap(([flag, value]) => [`--${flag}`, value]);
  const { port } = calendar.address() as AddressInfo;
  const feed = name === "events" ? ["--feed", `http://127.0.0.1:${port}/`] : [];
  if (name.startsWith("new ")) freshContent();
  if (name.startsWith("deploy ")) markBuilt(fingerprint(folder), folder);
  const { status, stdout, stderr } = await runTool(folder, tool, ...fixed, ...typed, ...given, ...feed);
  expect({ status, stderr }).toEqual({ status: failing.has(name) ? 1 : 0, stderr: "" });
  expect(stdout).not.toBe("");
});

test.each(["docs/modele-personnes.csv", "docs/people-template.csv"])("%s can be imported", (file) => {
  const { people, ignored } = readPeople(parseSheet(decodeSheet(readFileSync(file))));
  expect(people.map(({ group }) => group)).toHaveLength(4);
  expect(ignored).toEqual([]);
});
