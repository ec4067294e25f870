import { cpSync, existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { buildSite } from "./build-site.ts";
import { changes, newName } from "./owners/changes.ts";
import { asWord, Folder } from "./owners/edit.ts";
import { loadContent } from "#check/load.ts";
import { foldersOf, ownersSite } from "#tools/test/sites.ts";

/**
 * Makes the changes of a new board in copies of content/, builds each copy and checks its pages: each change alone and
 * all together, or those named (`npm run test:all -- owners together`).
 */
const asked = process.argv.slice(2);
const all = Object.keys(changes);
const cases: Record<string, string[]> = { ...Object.fromEntries(all.map((name) => [name, [name]])), together: all };

for (const [name, made] of Object.entries(cases))
  if (asked.length === 0 || asked.includes(name)) await tryOut(name, made);

async function tryOut(name: string, made: readonly string[]): Promise<void> {
  const site = ownersSite(name);
  rmSync(site.content, { recursive: true, force: true });
  cpSync("content", site.content, { recursive: true });
  for (const change of made) await changes[change]!(new Folder(site.content));
  await buildSite(site);
  const checks = spawnSync("npm", ["exec", "--", "vitest", "run", "--project", "site", "--reporter=dot"], {
    env: { ...process.env, ...foldersOf(site) },
    encoding: "utf8",
  });
  if (checks.status !== 0) throw new Error(`The pages of “${name}” have findings:\n${checks.stdout}${checks.stderr}`);
  if (made.includes("identity")) expectNewName(join(site.build, "client"));
  console.log(`The changes of “${name}” are built and without a finding.`);
}

/** Checks that every page has the new name and no file the old one. */
function expectNewName(client: string): void {
  const oldName = loadContent("content").site.name;
  if (!existsSync(client)) throw new Error(`${client} does not exist`);
  for (const file of globSync("**/*.{html,data,xml,atom,json,txt,ics,webmanifest,geojson}", { cwd: client })) {
    const text = readFileSync(join(client, file), "utf8");
    if (asWord(oldName).test(text)) throw new Error(`${file} still contains ${oldName}`);
    if (/^(fr|en)\/.*\.html$/.test(file) && !text.includes(newName))
      throw new Error(`${file} does not contain ${newName}`);
  }
}
