import { type Browser, chromium, type Page } from "@playwright/test";
import { locales, type Language } from "#model/languages.ts";
import { findChromium } from "../chromium.ts";
import { answering } from "../hydrated.ts";
import type { View } from "./views.ts";

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
}

/** A page without motion and outside services, with all its pictures loaded. */
export async function openPage(browser: Browser, url: string, view: View, lang: Language): Promise<Page> {
  const { width, height, mode } = view;
  const context = await browser.newContext({
    viewport: { width, height },
    locale: locales[lang],
    reducedMotion: "reduce",
    forcedColors: mode === "forced" ? "active" : "none",
    javaScriptEnabled: mode !== "plain",
  });
  const page = await context.newPage();
  await page.route(
    ({ origin }) => origin !== new URL(url).origin,
    (route) => route.abort(),
  );
  await page.goto(url);
  if (mode === "print") await page.emulateMedia({ media: "print" });
  if (mode === "plain") return page;
  await answering(page);
  if (mode === "large") await enlargeText(page);
  await page.evaluate(() => {
    for (const picture of document.images) Object.assign(picture, { loading: "eager", decoding: "sync" });
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  return page;
}

function enlargeText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { font-size: 200% }");
    document.adoptedStyleSheets = [sheet];
  });
}
