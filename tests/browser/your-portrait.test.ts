import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { open } from "./support/page.ts";
import { addressOf, type Language, languages, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const studio = (page: Page, lang: Language) => page.getByRole("region", { name: messages[lang].portrait.heading });
const field = (page: Page, lang: Language) => studio(page, lang).getByLabel(messages[lang].portrait.name);
const said = (lang: Language, initials: string) => messages[lang].portrait.drawn.replace("{initials}", initials);

async function saved(page: Page, lang: Language, kind: "png" | "svg"): Promise<{ file: string; bytes: Buffer }> {
  const arriving = page.waitForEvent("download");
  await studio(page, lang).getByRole("button", { name: messages[lang].portrait[kind] }).click();
  const download = await arriving;
  return { file: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test("a visitor takes home their own portrait, in both formats, and nothing of it is sent", async ({ page }) => {
  for (const lang of languages) {
    await open(page, addressOf("board", lang));
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.method() + request.url() + (request.postData() ?? "")));
    await field(page, lang).fill("Élodie Van Acker");
    await expect(studio(page, lang).getByRole("status")).toHaveText(said(lang, "ÉV"));
    const svg = await saved(page, lang, "svg");
    expect(svg.file).toBe("elodie-van-acker.svg");
    const [drawn, painted] = await Promise.all([
      sharp(svg.bytes).resize(40, 50).removeAlpha().raw().toBuffer(),
      saved(page, lang, "png").then(({ bytes }) => sharp(bytes).resize(40, 50).removeAlpha().raw().toBuffer()),
    ]);
    const apart = drawn.reduce((sum, value, index) => sum + Math.abs(value - (painted[index] ?? 0)), 0);
    expect(apart / drawn.length, "how far the two pictures are apart, of 255").toBeLessThan(10);
    expect(asked.filter((each) => /elodie|acker|^POST/i.test(each))).toEqual([]);
  }
});

test("whatever is typed, the page answers", async ({ page }) => {
  await open(page, addressOf("board", "fr"));
  const status = studio(page, "fr").getByRole("status");
  const picture = studio(page, "fr").locator(".portrait-frame svg");
  await field(page, "fr").fill("<img src=x onerror=alert(1)> Awa 🎉 Diarra");
  await expect(status).toHaveText(said("fr", "IA"));
  await field(page, "fr").fill("🎉🎉");
  await expect(status).toHaveText("");
  await expect(picture).toHaveCount(0);
  await field(page, "fr").fill("a".repeat(500));
  await expect(status).toHaveText(said("fr", "A"));
  expect((await saved(page, "fr", "png")).file.length).toBeLessThan(80);
  await field(page, "fr").fill("Жанна");
  await expect(status).toHaveText(messages.fr.portrait.missing.replace("{letter}", "Ж"));
  await field(page, "fr").fill("");
  await expect(status).toHaveText("");
  for (const kind of ["png", "svg"] as const)
    await expect(studio(page, "fr").getByRole("button", { name: messages.fr.portrait[kind] })).toBeDisabled();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says that the portrait needs them, and offers no field", async ({ page }) => {
    await page.goto(addressOf("board", "en"));
    const sentence = studio(page, "en").locator("noscript > p");
    await expect(sentence).toBeVisible();
    await expect(sentence).toHaveText(messages.en.portrait.noScript);
    await expect(field(page, "en")).toBeHidden();
  });
});
