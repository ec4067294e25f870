import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { pathTo } from "#model/pages.ts";
import { Firefox } from "./firefox.ts";

const firefox = new Firefox();
beforeAll(() => firefox.start({ serviceWorkers: true }), 60_000);
afterAll(() => firefox.end());

test("offline, a visited page opens and another shows the offline page", async () => {
  const page = await firefox.visitor("desktop", "none");
  await firefox.open(page, pathTo("board", "fr"));
  const kept = () =>
    page.evaluate(
      async (path) => Boolean(navigator.serviceWorker.controller && (await (await caches.open("pages")).match(path))),
      pathTo("board", "fr"),
    );
  await vi.waitFor(async () => expect(await kept()).toBe(true), { timeout: 20_000, interval: 100 });
  await firefox.open(page, pathTo("board", "fr"));
  firefox.throwErrors();
  await firefox.cut();

  await firefox.open(page, pathTo("board", "fr"));
  expect(await page.$eval("h1", (heading) => heading.checkVisibility())).toBe(true);
  await firefox.open(page, pathTo("donation", "fr"));
  expect(await page.$$eval("[data-offline]", (all) => all.length)).toBe(1);
});
