import { globSync, readFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { buildSite } from "./build-site.ts";
import { changes, newName } from "./owners/changes.ts";
import { asWord, type Change, Folder } from "./owners/edit.ts";
import { loadContent } from "#check/load.ts";
import { beside, foldersOf } from "#tools/test/sites.ts";

type Name = keyof typeof changes;

/**
 * Makes the changes of a new board in copies of content/, builds each copy and tests its pages: each change alone, the
 * first year's and all together, or those named (`npm run test:all -- owners together`).
 */
const asked = process.argv.slice(2);
const all = Object.keys(changes) as Name[];
const cases: Record<string, Name[]> = {
  ...Object.fromEntries(all.map((name) => [name, [name]])),
  firstYear: ["identity", "publication", "geneva", "board", "ask", "analytics", "offline"],
  // Without those that undo others.
  together: all.filter((name) => !["noServices", "announced", "aYearLater"].includes(name)),
};

for (const [name, made] of Object.entries(cases)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  try {
    await tryOut(name, made);
    console.log(`The changes of “${name}” are built and without a finding.`);
  } catch (error) {
    console.error(`The changes of “${name}” have findings:`, error);
    process.exitCode = 1;
  }
}

async function tryOut(name: string, made: readonly Name[]): Promise<void> {
  const site = beside(`owners-${name}`);
  const copy = Folder.copy("content", site.content);
  const done: Change[] = made.map((change) => changes[change]);
  for (const { edit } of done) await edit?.(copy);
  const env = Object.assign({}, ...done.map((change) => change.env)) as Record<string, string>;
  await buildSite(site, env);
  if (made.includes("identity")) expectNewName(join(site.build, "client"));
  const pages = done.length === 1 ? done[0]?.pages?.join() : undefined;
  const tried = { ...process.env, ...foldersOf(site), ...env, ...(pages && { PAGES: pages }) };
  const options = { env: tried, stdio: "inherit" } as const;
  const run = (...command: string[]) => execFileSync("npm", ["exec", "--", ...command], options);
  run("vitest", "run", "--project=site", "--reporter=dot");
  run("playwright", "test", "--project=any-content", "--reporter=dot");
}

/** Checks that every page has the new name and no file the old one. */
function expectNewName(client: string): void {
  const oldName = loadContent("content").site.name;
  for (const file of globSync("**/*.{html,data,xml,atom,json,txt,ics,webmanifest,geojson}", { cwd: client })) {
    const text = readFileSync(join(client, file), "utf8");
    if (asWord(oldName).test(text)) throw new Error(`${file} still contains ${oldName}`);
    if (/^(fr|en)\/.*\.html$/.test(file) && !text.includes(newName))
      throw new Error(`${file} does not contain ${newName}`);
  }
}
