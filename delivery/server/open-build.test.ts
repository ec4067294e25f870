import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { folderWith } from "#tests/server/held-files.ts";
import { nextRelease, showRelease } from "../releases.ts";
import { follow, openBuild } from "./open-build.ts";
import type { Release } from "./release.ts";

let build = "";
beforeEach(() => void (build = folderWith({})));

async function rebuild(number: number, pages: unknown = ["/", "/bureau"]): Promise<void> {
  const client = join(nextRelease(build), "client");
  for (const folder of ["assets", "fr/bureau", "en/bureau"]) mkdirSync(join(client, folder), { recursive: true });
  for (const page of ["fr", "en", "fr/bureau", "en/bureau"]) writeFileSync(join(client, page, "index.html"), "page");
  writeFileSync(join(client, `assets/app-${number}.js`), `script ${number}`);
  writeFileSync(join(nextRelease(build), "site.json"), JSON.stringify({ pages }));
  await showRelease(build);
}

const scriptsOf = ({ files }: Release) => [...files.keys()].filter((path) => path.endsWith(".js"));

async function following(run: (lines: string[], opened: Awaited<ReturnType<typeof openBuild>>) => Promise<void>) {
  const opened = await openBuild(build);
  const [end, lines] = [new AbortController(), [] as string[]];
  const done = follow(opened, { every: 5, signal: end.signal, log: (line) => lines.push(line) });
  await run(lines, opened);
  end.abort();
  await done;
  return opened.release;
}

test("an unreadable build is logged once and the old one remains until the next", async () => {
  await rebuild(0);
  const release = await following(async (lines, opened) => {
    await rebuild(1, "none");
    await expect.poll(() => lines).toHaveLength(1);
    await setTimeout(30);
    expect(lines).toEqual([expect.stringMatching(/^The new build cannot be read, so the old one stays: .*site\.json/)]);
    expect(opened.release.pages.has("/bureau")).toBe(true);
    await rebuild(2);
    await expect.poll(() => lines).toHaveLength(2);
  });
  expect(scriptsOf(release)).toEqual(["/assets/app-2.js"]);
});

test("a partly written build is served once it is complete", async () => {
  await rebuild(0);
  const release = await following(async (lines) => {
    await rebuild(1, ["/", "/bureau", "/agenda"]);
    await expect.poll(() => lines).toHaveLength(1);
    for (const text of ["", "page"])
      for (const lang of ["fr", "en"]) {
        mkdirSync(join(build, `client/${lang}/agenda`), { recursive: true });
        writeFileSync(join(build, `client/${lang}/agenda/index.html`), text);
        await setTimeout(30);
      }
    await expect.poll(() => lines).toHaveLength(2);
  });
  expect(scriptsOf(release)).toEqual(["/assets/app-1.js"]);
});

test("an unreadable previous build is ignored", async () => {
  await rebuild(0, "none");
  await rebuild(1);
  const { release } = await openBuild(build);
  expect(release.oldFiles.size).toBe(0);
  expect(release.pages.size).toBe(2);
});

test("a build that is missing for a while is not logged", async () => {
  await rebuild(0);
  await following(async (lines, opened) => {
    for (const number of [1, 2]) {
      await rebuild(number, number === 1 ? undefined : "none");
      await expect.poll(() => lines).toHaveLength(number);
      rmSync(join(build, "current"));
      await setTimeout(30);
      expect(lines).toHaveLength(number);
      expect(scriptsOf(opened.release)).toEqual(["/assets/app-1.js"]);
    }
  });
});
