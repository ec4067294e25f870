import { globSync } from "node:fs";
import { join } from "node:path";
import { fixture } from "#tests/sites/fixture.ts";
import { messages } from "./support/site.ts";
import { hydrated, kept, readToTheEnd } from "./support/page.ts";
import { expect, test } from "./support/own-site.ts";

test.use({ serviceWorkers: "allow" });

const unreachable = [
  /ERR_FAILED/,
  /ERR_CONNECTION_REFUSED/,
  /status of 503/,
  /Failed to fetch/,
  /Error loading route module/,
];

const keptPaths = (page: import("@playwright/test").Page) =>
  page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(caching)).flat().map(({ url }) => url);
  });

test("offline, visited pages open and others show the offline page", async ({ page, site, tolerated }) => {
  tolerated.push(...unreachable);
  await page.goto(`${site.url}/fr/bureau`);
  await kept(page, ["/fr/bureau", "/fr/bureau.data"]);
  await expect.poll(() => keptPaths(page)).toContainEqual(expect.stringMatching("/assets/board-"));
  await page.getByRole("link", { name: messages.fr.nav.association, exact: true }).click();
  await expect(page).toHaveURL(/association$/);
  await kept(page, ["/fr/association", "/fr/association.data"]);
  await site.cut();

  await page.reload();
  await expect(page.locator("h1")).toHaveText("Association");
  expect(await page.locator("header").evaluate((bar) => getComputedStyle(bar).position)).toBe("fixed");
  await hydrated(page);
  await page.getByRole("link", { name: messages.fr.nav.board, exact: true }).click();
  await expect(page).toHaveURL(/bureau$/);
  await expect(page.locator(".bar-link[aria-current]")).toHaveText(messages.fr.nav.board);

  await page.getByRole("link", { name: messages.fr.nav.publications, exact: true }).first().click();
  await expect(page.locator("h1")).toHaveText(messages.fr.offline.title);
  await expect(page).toHaveURL(/\/fr\/publications$/);
  const list = page.getByRole("navigation", { name: messages.fr.offline.kept });
  await expect(list.getByRole("link")).toHaveCount(2);

  const response = await page.goto(`${site.url}/en/bureau?a=1`);
  expect(response?.status()).toBe(503);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("h1")).toHaveText(messages.en.offline.title);
  expect(await page.locator("img.lost-art").evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  await page.goto(`${site.url}/association`);
  await expect(page).toHaveURL(/\/fr\/association$/);
  await expect(page.locator("h1")).toHaveText("Association");
});

test("online, the network comes first and only complete responses are cached", async ({
  page,
  site,
  tolerated,
  context,
}) => {
  tolerated.push(/status of 404/);
  await page.goto(`${site.url}/fr/bureau`);
  await kept(page, ["/fr/bureau"]);
  const changed = (await (await page.request.get(`${site.url}/fr/bureau`)).text()).replace(
    /<title>[^<]*/,
    "<title>Nouveau",
  );
  site.answers.set("/fr/bureau", (res) => res.writeHead(200, { "Content-Type": "text/html" }).end(changed));
  expect(await (await page.goto(`${site.url}/fr/bureau`))?.text()).toContain("<title>Nouveau");

  site.answers.set("/fr/bureau", (res) => res.writeHead(404, { "Content-Type": "text/html" }).end("<h1>404</h1>"));
  expect((await page.goto(`${site.url}/fr/bureau`))?.status()).toBe(404);
  expect((await page.goto(`${site.url}/fr/nothing`))?.status()).toBe(404);
  await expect.poll(async () => (await keptPaths(page)).filter((url) => /nothing|bureau$/.test(url))).toEqual([]);

  await page.goto(`${site.url}/`);
  await expect(page).toHaveURL(/\/fr$/);
  await context.addCookies([{ name: "lang", value: "en", url: site.url }]);
  await page.goto(`${site.url}/publications?category=article`);
  await expect(page).toHaveURL(`${site.url}/en/publications?category=article`);
  await kept(page, ["/en/publications"]);

  const range = await page.evaluate(async () => {
    const href = document.querySelector<HTMLAnchorElement>('footer a[type="application/pdf"]')?.href ?? "";
    const response = await fetch(href, { headers: { Range: "bytes=0-4" } });
    return [response.status, await response.text()];
  });
  expect(range).toEqual([206, "%PDF-"]);
  const urls = await keptPaths(page);
  expect(urls.length).toBeGreaterThan(10);
  expect(urls.filter((url) => !url.startsWith(site.url) || /documents|\?|\/$/.test(url))).toEqual([]);
});

const hashed = (page: import("@playwright/test").Page) =>
  page.evaluate(() => {
    const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
    return paths
      .filter(({ origin, pathname }) => origin === location.origin && /^\/(?:assets|art|pictures)\//.test(pathname))
      .map(({ href }) => href);
  });

for (const [path, tag] of [
  ["/fr/antennes", "@desktop"],
  ["/fr", "@weekly"],
  ["/fr/krypto-tour", "@weekly"],
  ["/fr/events", "@weekly"],
  ["/en/bureau", "@weekly"],
] as const) {
  test(`a first visit to ${path} fetches nothing twice and caches only this site`, { tag }, async ({ page, site }) => {
    await page.goto(site.url + path);
    await readToTheEnd(page);
    await kept(page, [path, `${path}.data`]);
    await expect(async () =>
      expect(await keptPaths(page)).toEqual(expect.arrayContaining(await hashed(page))),
    ).toPass();
    expect(site.asked.length).toBeGreaterThan(10);
    expect(site.asked.filter((asked, index) => site.asked.indexOf(asked) < index)).toEqual([]);
    expect((await keptPaths(page)).filter((url) => !url.startsWith(site.url))).toEqual([]);
  });
}

const maintenance = (res: import("node:http").ServerResponse) =>
  res
    .writeHead(200, { "Content-Type": "text/html", "Cache-Control": "public, max-age=31536000, immutable" })
    .end("<!doctype html><title>Back soon</title>");
const scriptOf = (name: string) => `/${globSync(`assets/${name}-*.js`, { cwd: join(fixture.build, "client") })[0]}`;
const refused = [/MIME type/, /Failed to fetch dynamically imported module/, /Error loading route module/];

test("a maintenance page served as a script causes one reload and is not cached", async ({ page, site, tolerated }) => {
  tolerated.push(...refused);
  await page.goto(`${site.url}/fr/bureau`);
  await kept(page, ["/fr/bureau"]);
  const script = scriptOf("association");
  site.answers.set(script, maintenance);
  await page.evaluate(() => location.assign("/fr/association"));
  const documents = () => site.asked.filter((path) => path === "/fr/association").length;
  await expect.poll(documents).toBe(2);
  await page.waitForLoadState("load");
  await expect(page.locator("h1")).toHaveText("Association");
  await page.waitForTimeout(500);
  expect(documents()).toBe(2);
  expect(await keptPaths(page)).not.toContain(site.url + script);

  site.answers.delete(script);
  await page.goto(`${site.url}/fr/association`);
  await expect(page.locator("h1")).toHaveText("Association");
  await expect.poll(() => keptPaths(page)).toContain(site.url + script);
});
