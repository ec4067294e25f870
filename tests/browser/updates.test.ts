import { globSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildServiceWorker } from "#pipeline/finish/service-worker.ts";
import { fixture } from "#tests/sites/fixture.ts";
import { hydrated, kept } from "./support/page.ts";
import { expect, test } from "./support/own-site.ts";

const client = join(fixture.build, "client");
const isJavaScript = { "Content-Type": "text/javascript" };
const update = (page: import("@playwright/test").Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

test.describe("the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("is replaced by a new one, which deletes the old shell and keeps visited pages", async ({ page, site }) => {
    await page.goto(`${site.url}/fr/bureau`);
    await kept(page, ["/fr/bureau"]);
    const worker = readFileSync(`${client}/service-worker.js`, "utf8").replaceAll(/shell-\w{8}/g, "shell-new");
    site.answers.set("/service-worker.js", (res) => res.writeHead(200, isJavaScript).end(worker));
    await update(page);
    const names = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("shell")));
    await expect.poll(names).toEqual(["shell-new"]);
    await kept(page, ["/fr/bureau"]);
  });

  test("unregisters and clears its caches when switched off in the settings", async ({ page, site }) => {
    await page.goto(`${site.url}/fr/bureau`);
    await kept(page, ["/fr/bureau"]);
    const folder = mkdtempSync(join(tmpdir(), "worker-"));
    await buildServiceWorker({ client: folder, offline: false });
    const unregister = readFileSync(join(folder, "service-worker.js"));
    site.answers.set("/service-worker.js", (res) => res.writeHead(200, isJavaScript).end(unregister));
    await update(page);
    const left = () =>
      page.evaluate(
        async () => [...(await caches.keys()), ...(await navigator.serviceWorker.getRegistrations())].length,
      );
    await expect.poll(left).toBe(0);
    await expect(page.locator("h1")).toBeVisible();
  });
});

const gone = [/status of 404/, /Failed to fetch dynamically imported module/];

test("a missing script reloads the page only once", async ({ page, site, tolerated }) => {
  tolerated.push(...gone);
  const part = globSync("assets/embla-carousel.esm-*.js", { cwd: client })[0];
  site.answers.set(`/${part}`, (res) => res.writeHead(404).end());
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  await page.goto(`${site.url}/fr`);
  await hydrated(page);
  await page.locator(".carousel").first().scrollIntoViewIfNeeded();
  await expect.poll(() => site.asked.filter((path) => path === "/fr").length).toBe(2);
  await hydrated(page);
  await page.locator(".carousel").first().scrollIntoViewIfNeeded();
  await expect.poll(() => lines.join("\n")).toContain("The logos stay still");
  expect(site.asked.filter((path) => path === "/fr")).toHaveLength(2);
});
