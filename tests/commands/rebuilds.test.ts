import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nextRelease, showRelease } from "#delivery/releases.ts";
import { createHandler } from "#delivery/server/handler.ts";
import { follow, openBuild } from "#delivery/server/open-build.ts";
import { listen, stop } from "#delivery/server/serve.ts";

const rebuilds = 20;
const large = "large".repeat(40_000);

let build = "";
beforeAll(() => (build = mkdtempSync(join(tmpdir(), "rebuilds-"))));
afterAll(() => rmSync(build, { recursive: true }));

/** Pages and a script that contain the number of their build. */
async function rebuild(number: number): Promise<void> {
  const client = join(nextRelease(build), "client");
  for (const folder of ["fr/bureau", "en/bureau", "assets", "documents"])
    mkdirSync(join(client, folder), { recursive: true });
  writeFileSync(join(client, "fr/index.html"), `home ${number}`);
  writeFileSync(join(client, "fr/bureau/index.html"), `board ${number}`);
  for (const page of ["en", "en/bureau"]) writeFileSync(join(client, page, "index.html"), "page");
  writeFileSync(join(client, `assets/app-${number}.js`), `script ${number}`);
  writeFileSync(join(client, "documents/large.pdf"), large);
  writeFileSync(join(nextRelease(build), "site.json"), JSON.stringify({ pages: ["/", "/bureau"] }));
  await showRelease(build);
}

test(`${rebuilds} rebuilds under load fail no request and keep old scripts`, async () => {
  await rebuild(0);
  const opened = await openBuild(build);
  const { server } = await listen(createHandler(opened), { host: "127.0.0.1", port: 0 });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const end = new AbortController();
  const lines: string[] = [];
  const following = follow(opened, { every: 5, signal: end.signal, log: (line) => lines.push(line) });
  const findings: string[] = [];
  const seen = new Set<string>();

  async function visit(): Promise<void> {
    while (!end.signal.aborted) {
      const number = (await ask("/fr")).replace("home ", "");
      seen.add(number);
      expect(await ask(`/assets/app-${number}.js`)).toBe(`script ${number}`);
      expect(Number((await ask("/fr/bureau")).replace("board ", ""))).toBeGreaterThanOrEqual(Number(number));
      expect((await ask("/documents/large.pdf")).length).toBe(large.length);
    }
  }
  async function ask(path: string): Promise<string> {
    const answer = await fetch(url + path);
    if (answer.status !== 200) findings.push(`${path}: ${answer.status}`);
    return answer.text();
  }

  const visitors = Promise.all(Array.from({ length: 8 }, visit));
  for (let number = 1; number <= rebuilds; number++) {
    await rebuild(number);
    await expect.poll(() => lines.length, { interval: 2 }).toBe(number);
  }
  await expect.poll(() => [...seen]).toContain(String(rebuilds));
  end.abort();
  await visitors;
  await following;
  expect(findings).toEqual([]);
  expect(lines[0]).toMatch(/^A new build is shown since .+: 2 pages\.$/);
  await stop(server, 100);

  expect(readFileSync(join(build, "client/fr/index.html"), "utf8")).toBe(`home ${rebuilds}`);
  expect(readdirSync(join(build, "releases"))).toHaveLength(3);
  const { files } = (await openBuild(build)).site;
  const scripts = [...files.keys()].filter((path) => path.startsWith("/assets/"));
  expect(scripts).toEqual([rebuilds - 2, rebuilds - 1, rebuilds].map((number) => `/assets/app-${number}.js`));
});
