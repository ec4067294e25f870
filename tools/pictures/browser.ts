import { type Browser, chromium, type Page } from "@playwright/test";
import { locales, type Language } from "#model/languages.ts";
import { findChromium } from "../chromium.ts";
import { answering } from "../taken-over.ts";

export const widths = [390, 768, 1440] as const;
export type Width = (typeof widths)[number];

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
}

/** A page at rest: no motion, no outside service, every lazy picture loaded. */
export async function openPage(browser: Browser, url: string, width: Width, lang: Language): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 844 : 900 },
    locale: locales[lang],
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.route(
    ({ origin }) => origin !== new URL(url).origin,
    (route) => route.abort(),
  );
  await page.goto(url);
  await answering(page);
  await page.evaluate(() => {
    for (const picture of document.images) Object.assign(picture, { loading: "eager", decoding: "sync" });
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  return page;
}
