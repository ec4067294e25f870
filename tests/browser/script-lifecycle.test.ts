import type { Page } from "@playwright/test";
import { content } from "./support/content.ts";
import { addressOf, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const t = messages.fr;
const association = addressOf("association", "fr");

// The ticketing script as it behaves: a global, a style sheet, and an overlay, here without waiting for a button.
const ticketing = `{
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "https://embed.lu.ma/checkout.css" });
  document.head.append(sheet);
  window.luma = {
    initCheckout() {
      const overlay = Object.assign(document.createElement("div"), { className: "luma-checkout--overlay" });
      document.body.append(overlay);
    },
  };
}`;

const follow = async (page: Page, name: string) => {
  const link = page.getByRole("navigation", { name: t.nav.label }).getByRole("link", { name, exact: true });
  await link.click();
  await expect(page.locator("h1")).toBeFocused();
};

const leftBehind = (page: Page) =>
  page.evaluate(() => ({
    luma: "luma" in window,
    traces: [...document.querySelectorAll("head > *, body > *")]
      .map((element) => element.outerHTML.slice(0, 120))
      .filter((html) => /luma|lu\.ma/.test(html.replace(/^<script>.*/s, ""))),
  }));

test("the ticketing script comes with its page and goes with all it left, every time", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route("https://embed.lu.ma/checkout-button.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: ticketing }),
  );
  await page.goto(addressOf("kryptoTour", "fr"));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  for (let visit = 1; visit <= 3; visit++) {
    await expect(page.locator("script#luma-checkout")).toHaveCount(1);
    await page.waitForFunction(() => "luma" in window);
    if (visit === 1) {
      await expect(page.locator(".luma-checkout--overlay")).toHaveCount(1);
      await expect(page.locator('link[href*="lu.ma"]')).toHaveCount(1);
    }
    await page.locator(".embed-tickets").scrollIntoViewIfNeeded();
    await follow(page, t.nav.association);
    expect(page.url()).toMatch(association);
    expect(await leftBehind(page), `visit ${visit}`).toEqual({ luma: false, traces: [] });
    if (visit < 3) await follow(page, content.edition.title);
  }

  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("the calendar's loader is in the document once, however often the events are visited", async ({
  page,
  contacted,
}) => {
  await page.goto(addressOf("events", "fr"));
  for (let visit = 1; visit <= 3; visit++) {
    await expect(page.locator("script#luma-loader")).toHaveCount(1);
    await follow(page, t.nav.association);
    await follow(page, t.nav.events);
  }
  expect(contacted.filter((address) => address.endsWith("/loader.js"))).toHaveLength(1);
});
