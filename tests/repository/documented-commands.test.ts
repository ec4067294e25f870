import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { decodeSheet, parseSheet } from "#tools/content/csv.ts";
import { readPeople } from "#tools/content/people/columns.ts";
import { runTool } from "../content/command.ts";

vi.setConfig({ testTimeout: 300_000 });

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));
const guides = ["README.md", "CONTRIBUTING.md", ...globSync("docs/*.md"), "delivery/README.md"];

/** Every command line of a guide, in a block or in a sentence. */
const commands = guides.flatMap((guide) =>
  [...readFileSync(guide, "utf8").matchAll(/npm run ([\w:]+)((?: (?:--?[\w-]+|"[^"]*"|[\w./:-]+))*)/g)].map(
    ([, name = "", words = ""]) => ({ guide, name, words: words.trim() }),
  ),
);

test("the guides name commands", () => expect(commands.length).toBeGreaterThan(30));

test("every command of the guides exists", () => {
  expect(commands.filter(({ name }) => !(name in scripts))).toEqual([]);
});

test("every file of docs/ that a guide names is there", () => {
  const named = guides.flatMap((guide) =>
    [...readFileSync(guide, "utf8").matchAll(/`(docs\/[\w./-]+\.\w+)`/g)].map(([, file = ""]) => file),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

/** Those that work on content/, each in its own words; one without its answers would ask at a keyboard. */
const onContent = /^(content:(check|drift|freshness)|export:people|import:people|new:\w+)$/;
const lines = [
  ...new Set(
    commands
      .filter(({ name, words }) => onContent.test(name) && !/\b(lyon|london)\b/.test(words))
      .filter(({ name, words }) => !name.startsWith("new:") || /--(?!lang)\w/.test(words))
      .map(({ name, words }) => `${name} ${words}`),
  ),
];

test("the command lines on content/ run as they are written", async () => {
  const folder = mkdtempSync(join(tmpdir(), "guides-"));
  try {
    // What one line makes new would be there already for the next.
    const freshContent = () => {
      rmSync(join(folder, "content"), { recursive: true, force: true });
      cpSync("tests/content/fixture", join(folder, "content"), { recursive: true });
    };
    freshContent();
    const run = (name: string, words: string[]) => {
      const script = scripts[name]?.replace("node tools/node-version.mjs && node tools/", "") ?? "";
      return runTool(folder, script, ...words);
    };
    for (const sheet of ["personnes.csv", "people.csv"]) await run("export:people", [sheet]);
    expect(lines.length).toBeGreaterThan(8);
    for (const line of lines) {
      if (line.startsWith("new:")) freshContent();
      const [name = "", ...words] = [...line.matchAll(/"([^"]*)"|(\S+)/g)]
        .map(([, quoted, bare = ""]) => quoted ?? bare)
        .filter((word) => word !== "--");
      const { status, stderr } = await run(
        name,
        words.length === 0 && name === "import:people" ? ["people.csv"] : words,
      );
      expect({ line, status, stderr }).toEqual({ line, status: 0, stderr: "" });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test.each(["docs/modele-personnes.csv", "docs/people-template.csv"])("%s is a sheet that the import reads", (file) => {
  const { people, ignored } = readPeople(parseSheet(decodeSheet(readFileSync(file))));
  expect(people.map(({ group }) => group)).toHaveLength(4);
  expect(ignored).toEqual([]);
});
