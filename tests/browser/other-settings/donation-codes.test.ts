import type { Locator } from "@playwright/test";
import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { sampleWords } from "#model/words/sample.ts";
import { content } from "../support/content.ts";
import { open } from "../support/page.ts";
import { addressOf, languages, messages } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** Decodes a QR code from a screenshot. */
async function readCode(image: Locator): Promise<string> {
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((code: HTMLImageElement) => code.complete && code.naturalWidth))
    .toBeGreaterThan(0);
  const { data, info } = await sharp(await image.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ data, width: info.width, height: info.height });
}

test("DN6 real addresses have a readable QR code and no warning", async ({ page }) => {
  const { ethereum, links } = content.site;
  for (const lang of languages) {
    const words = messages[lang].donation;
    await open(page, addressOf("donation", lang));
    const dialog = page.getByRole("dialog");
    for (const [place, address, coded] of [
      [page.locator("main"), ethereum!.address, `ethereum:${ethereum!.address}`],
      [dialog, links.lightning!, links.lightning!],
    ] as const) {
      if (place === dialog) await page.getByRole("button", { name: words.lightningButton }).click();
      expect(await readCode(place.getByAltText(words.qr.replace("{address}", address)))).toBe(coded);
      await expect(place.getByText(sampleWords[lang].sendNothing)).toHaveCount(0);
    }
  }
});
