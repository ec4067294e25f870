import type { Page } from "puppeteer-core";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { pathTo } from "#model/pages.ts";
import { addressOfKind } from "../pages.ts";
import { Firefox } from "./firefox.ts";

const firefox = new Firefox();
beforeAll(() => firefox.start(), 60_000);
afterEach(() => firefox.throwErrors());
afterAll(() => firefox.end());

const until = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 15_000, interval: 50 });
const count = (page: Page, selector: string) =>
  page.$$eval(selector, (all) => all.filter((each) => each.checkVisibility()).length);
const at = (page: Page, path: string | RegExp) =>
  until(() => expect(page.url().replace(/^http:..[^/]+/, "")).toMatch(path));

test("the menu opens, and a link in it closes it", async () => {
  const page = await firefox.visitor("phone");
  await firefox.open(page, pathTo("home", "fr"));
  await page.locator("[popovertarget=menu]").click();
  await until(async () => expect(await count(page, "#menu")).toBe(1));
  await page.locator(`#menu a[href="${pathTo("board", "fr")}"]`).click();
  await at(page, /^\/fr\/bureau$/);
  await until(async () => expect(await count(page, "#menu")).toBe(0));
});

test("a marker of the map opens the card of its branch", async () => {
  const page = await firefox.visitor("desktop");
  await firefox.open(page, pathTo("branches", "fr"));
  await page.locator(".map-mark").click();
  await until(async () => expect(await count(page, ".selected-branch")).toBe(1));
});

test("the dialog and the viewer open, and Escape closes them", async () => {
  const page = await firefox.visitor("desktop");
  const opened = (number: number) => until(async () => expect(await count(page, "dialog[open]")).toBe(number));
  for (const [address, opener] of [
    [pathTo("donation", "fr"), "main button[aria-haspopup=dialog]"],
    [addressOfKind("branch", "fr"), ".gallery a"],
  ] as const) {
    await firefox.open(page, address);
    await page.locator(opener).click();
    await opened(1);
    await page.keyboard.press("Escape");
    await opened(0);
  }
});

test("hovering over a link prefetches its data, and the page fades in", async () => {
  const page = await firefox.visitor("desktop", "none");
  await page.evaluateOnNewDocument(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      document.documentElement.dataset["faded"] = "yes";
      return start(update);
    };
  });
  await firefox.open(page, pathTo("board", "fr"));
  const target = pathTo("association", "fr");
  const answers: number[] = [];
  page.on("response", (response) => response.url().endsWith(`${target}.data`) && answers.push(response.status()));
  const link = page.locator(`header a.bar-link[href="${target}"]`);
  await link.hover();
  await until(() => expect(answers).toEqual([200]));
  await link.click();
  await at(page, /^\/fr\/association$/);
  await until(async () => expect(await page.$eval("h1", (heading) => heading.textContent)).toBe("Association"));
  expect(await page.$eval("html", ({ dataset }) => dataset["faded"])).toBe("yes");
  expect(answers).toEqual([200, 304]);
});

test("a PDF can be read under its policy", async () => {
  const page = await firefox.visitor("desktop", "none");
  await firefox.open(page, pathTo("board", "fr"));
  const document = await page.$eval('footer a[type="application/pdf"]', (link) => link.getAttribute("href") ?? "");
  await firefox.load(page, document);
  await until(async () => expect(await count(page, "#viewer .page")).toBeGreaterThan(0));
  await until(async () =>
    expect(await page.$eval("#viewer", ({ textContent }) => textContent.length)).toBeGreaterThan(200),
  );
});

test("a policy violation fails a test", async () => {
  const page = await firefox.visitor("desktop", "none");
  await firefox.open(page, pathTo("board", "fr"));
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href: "/fr.data" }));
  });
  await until(() => expect(firefox.errors).toEqual([expect.stringContaining("Content-Security-Policy: ")]));
  firefox.errors.length = 0;
});
