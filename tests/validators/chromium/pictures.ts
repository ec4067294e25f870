import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import type { Language } from "#model/languages.ts";
import type { Page as Kind } from "#model/pages.ts";
import { addressOfKind } from "../pages.ts";

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

export type View = [kind: Kind, lang: Language, size: keyof typeof sizes, scrolled?: number];
type Pixels = { data: Buffer; width: number; height: number };

/** Pixels may differ by this much of 255 before they count: edges of letters, the loss of the format. */
const tolerance = 48;

/** How much of a picture may differ: a changed line of text is more. */
export const allowed = 0.002;

/** One screen of a page at rest. */
export async function draw(page: Page, [kind, lang, size, scrolled = 0]: View): Promise<Buffer> {
  await page.setViewportSize(sizes[size]);
  await page.goto(addressOfKind(kind, lang));
  await page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: "instant" });
    await document.fonts.ready;
    const seen = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && image.checkVisibility();
    });
    await Promise.allSettled(seen.map((image) => image.decode()));
  }, scrolled);
  if (kind === "branches") {
    await expect(page.locator(".leaflet-tile-loaded").first()).toBeAttached();
    await expect(page.locator(".leaflet-tile:not(.leaflet-tile-loaded)")).toHaveCount(0);
  }
  await page.waitForTimeout(500);
  return photograph(page);
}

export async function photograph(page: Page): Promise<Buffer> {
  return shrink(await page.screenshot({ animations: "disabled" }));
}

/** Small enough to be kept beside the code: half of a wide screen, WebP. */
function shrink(png: Buffer): Promise<Buffer> {
  return sharp(png).resize({ width: 720, withoutEnlargement: true }).webp({ quality: 80, effort: 6 }).toBuffer();
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().blur(0.6).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The share of pixels that differ, and a picture of them: as it was, as it is, and in white where they differ. */
export async function compare(before: Buffer, now: Buffer, file: string): Promise<number> {
  const [one, other] = [await pixelsOf(before), await pixelsOf(now)];
  const { width, height } = one;
  if (width !== other.width || height !== other.height) return 1;
  const mask = Buffer.alloc(width * height);
  let differing = 0;
  for (let pixel = 0; pixel < mask.length; pixel++) {
    const apart = Math.max(...[0, 1, 2].map((c) => Math.abs(one.data[3 * pixel + c]! - other.data[3 * pixel + c]!)));
    if (apart <= tolerance) continue;
    mask[pixel] = 255;
    differing++;
  }
  const differences = await sharp(mask, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  const beside = [before, now, differences].map((input, index) => ({ input, left: index * (width + 8), top: 0 }));
  mkdirSync(dirname(file), { recursive: true });
  await sharp({ create: { width: 3 * width + 16, height, channels: 3, background: "#888" } })
    .composite(beside)
    .png()
    .toFile(file);
  return differing / mask.length;
}
