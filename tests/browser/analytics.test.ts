import { hydrated } from "./support/page.ts";
import { addressOf, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const t = messages.fr;
const scripts = /\/_vercel\/(speed-)?insights\/script\.js$/;

type Sent = { views: unknown[]; filtered: (string | null | undefined)[]; route: string | undefined };

/** Like the real script: reads the queue and calls `beforeSend`. */
const insights = `{
  const sent = window.sent = { views: [], filters: [] };
  const take = (name, value) => {
    if (name === "pageview") sent.views.push(value);
    if (name === "beforeSend") sent.filters.push(value);
  };
  for (const entry of window.vaq ?? []) take(...entry);
  window.va = take;
}`;

test("page views contain route and path, without query and fragment", async ({ page }) => {
  await page.route(scripts, (route) =>
    route.fulfill({ contentType: "text/javascript", body: route.request().url().includes("speed") ? "" : insights }),
  );
  const sent = () =>
    page.evaluate((): Sent => {
      const { sent } = window as unknown as {
        sent: { views: unknown[]; filters: ((event: object) => { url: string } | null)[] };
      };
      const url = `${location.origin}/fr/bureau?annee=2023#poles`;
      return {
        views: sent.views,
        filtered: sent.filters.map((filter) => filter({ type: "pageview", url })?.url),
        route: document.querySelector<HTMLElement>("script[src*='speed-insights']")?.dataset["route"],
      };
    });

  await page.goto(`${addressOf("board", "fr")}?annee=2023#content`);
  await page.waitForFunction(() => "sent" in window);
  const board = { route: "/[lang]/bureau", path: "/fr/bureau" };
  await expect.poll(async () => (await sent()).views).toEqual([board]);
  await page.getByRole("navigation", { name: t.nav.label }).getByRole("link", { name: t.nav.association }).click();
  await page.waitForURL(addressOf("association", "fr"));
  await page.waitForFunction(() => "sent" in window);
  const association = { route: "/[lang]/association", path: "/fr/association" };
  await expect.poll(async () => (await sent()).views).toEqual([association]);
  const { filtered, route } = await sent();
  expect(new Set(filtered)).toEqual(new Set([new URL("/fr/bureau", page.url()).href]));
  expect(route).toBe(association.route);

  await page.evaluate(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  expect(new Set((await sent()).filtered)).toEqual(new Set([undefined]));
});

test("with Global Privacy Control no visit is counted", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  const counted: string[] = [];
  page.on("request", (request) => request.url().includes("/_vercel/") && counted.push(request.url()));
  await page.goto(addressOf("donation", "fr"), { waitUntil: "load" });
  await hydrated(page);
  expect(counted).toEqual([]);
});
