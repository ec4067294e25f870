import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decodeSheet, parseSheet } from "#tools/content/csv.ts";
import { readPeople } from "#tools/content/people/columns.ts";
import { runTool } from "./command.ts";
import { commands as known } from "#tools/commands.mjs";
import { nextEdition } from "./new-answers.ts";
import { fingerprint, markBuilt } from "#tools/build/up-to-date.ts";
import { makeSmallBuild } from "./small-build.ts";

const guides = ["README.md", "CONTRIBUTING.md", ...globSync("docs/*.md").toSorted(), "delivery/README.md"];

const programs = /^(?:npm|npx|node|git|docker|vercel|wrangler) \S/;

/** All commands in blocks and sentences; `-- --fix` alone adds arguments to the previous command. */
function guideCommands(): { guide: string; line: string }[] {
  return guides.flatMap((guide) => {
    const text = readFileSync(guide, "utf8");
    let before = "";
    return [...text.matchAll(/```(\w*)\n([\s\S]*?)```|`([^`]+)`/g)].flatMap(([, kind, block, span = ""]) => {
      if (kind !== undefined && kind !== "sh") return [];
      const found = (block ?? span.replaceAll(/\s+/g, " ")).split("\n").flatMap((written) => {
        const line = written.replace(/\s+#\s.*$/, "").trim();
        return line.startsWith("-- ") ? `${before.replace(/ --[a-z].*/, "")} ${line}` : line.split(" && ");
      });
      const lines = found.filter((line) => programs.test(line));
      before = lines.at(-1) ?? before;
      return lines.map((line) => ({ guide, line }));
    });
  });
}

/** Splits a line into words, without quotes and `--`. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)]
    .map(([, quoted, bare = ""]) => quoted ?? bare)
    .filter((word) => word !== "--");
}

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
  "npm run test:all -- supply": "requests the registry",
  "npm run test:all -- sites": "builds the sites the browser tests visit",
  "npm run test:all -- planted": "builds the site eight times",
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
  if (Array.isArray(command)) return { name, program: command[0], words };
  const [part = "", ...rest] = words;
  const program = command?.[part]?.[0];
  return program === undefined ? undefined : { name: `${name} ${part}`, program, words: rest };
}

const beginsWith = (line: string, start: string) => `${line} `.startsWith(`${start} `);
const reasonFor = (line: string) => Object.keys(notRun).find((start) => beginsWith(line, start));
const run = lines.filter((line) => reasonFor(line) === undefined);

test("every command in the guides exists, and most are run", () => {
  const named = commands.filter(({ line }) => line.startsWith("npm run "));
  expect(named.filter(({ line }) => programOf(line) === undefined)).toEqual([]);
  expect(new Set(commands.map(({ guide }) => guide)).size).toBeGreaterThan(6);
  expect(run.length).toBeGreaterThan(30);
  expect(Object.keys(notRun).filter((start) => !lines.some((line) => beginsWith(line, start)))).toEqual([]);
});

test("every file of docs/ named in a guide exists, and no guide contains merge conflict markers", () => {
  const named = guides.flatMap((guide) =>
    [...readFileSync(guide, "utf8").matchAll(/`(docs\/[\w./-]+\.\w+)`/g)].map(([, file = ""]) => file),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
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

test.each(run)("%s", async (line) => {
  const { name, program, words: typed } = programOf(line)!;
  // The last program of the line is ours; oxfmt runs before it.
  const [tool = "", ...fixed] = wordsOf(program.replace(/^.*\bnode tools\/| \[options\]/g, ""));
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
