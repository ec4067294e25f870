import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import sharp from "sharp";

type Pixels = { data: Buffer; width: number; height: number };

/** Pixels may differ by this much of 255 before they count: edges of letters, the loss of the format. */
const tolerance = 48;

/** Small enough to be kept beside the code: half of a wide screen, WebP. */
export function shrink(png: Buffer, width: number): Promise<Buffer> {
  return sharp(png)
    .resize({ width: Math.min(width, 720) })
    .webp({ quality: 80, effort: 6 })
    .toBuffer();
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
