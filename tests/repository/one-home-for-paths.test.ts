import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

const copy = mkdtempSync(join(tmpdir(), "renamed-"));
afterAll(() => rmSync(copy, { recursive: true }));

/** What every host is told, and where the server looks for the 404 page of a branch. */
const script = `
  import { hosts } from "#delivery/hosts/all-hosts.ts";
  import { notFoundPage } from "#delivery/policy/paths.ts";
  import { unprefixedPathTo } from "#model/pages.ts";
  const site = { pages: ["/", unprefixedPathTo("branches"), unprefixedPathTo("branch", { id: "essec" })], csp: {} };
  const settings = Object.entries(hosts).map(([name, host]) => [name, JSON.stringify(host.settings(site))]);
  const missing = notFoundPage("/fr" + unprefixedPathTo("branch", { id: "nowhere" }));
  console.log(JSON.stringify({ ...Object.fromEntries(settings), missing }));
`;

test("a path renamed in model/pages.ts is renamed in the settings of every host", () => {
  for (const source of ["model", "check", "delivery", "package.json"]) {
    cpSync(source, join(copy, source), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
  const table = join(copy, "model/pages.ts");
  writeFileSync(table, readFileSync(table, "utf8").replaceAll('"/antennes', '"/sections'));
  writeFileSync(join(copy, "settings.ts"), script);
  const { stdout, stderr } = spawnSync(process.execPath, ["settings.ts"], { cwd: copy, encoding: "utf8" });
  const { missing, ...settings } = JSON.parse(stdout || JSON.stringify({ stderr })) as Record<string, string>;
  expect(missing).toBe("/fr/sections/404.html");
  expect(Object.keys(settings)).toContain("nginx");
  expect(Object.values(settings).filter((text) => text.includes("antennes"))).toEqual([]);
  for (const host of ["nginx", "caddy", "vercel", "netlify"]) expect(settings[host]).toContain("/sections/404.html");
});
