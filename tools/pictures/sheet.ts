import sharp from "sharp";

export type Shot = { name: string; png: Buffer };

const scale = 0.36;
const gap = 24;

/** Puts pictures side by side, all at the same scale, from the same line. */
export async function sheet(shots: Shot[], file: string): Promise<void> {
  const small = await Promise.all(
    shots.map(async ({ png }) => {
      const { width } = await sharp(png).metadata();
      return sharp(png)
        .resize(Math.round(width * scale))
        .png()
        .toBuffer({ resolveWithObject: true });
    }),
  );
  const height = Math.max(...small.map(({ info }) => info.height)) + 2 * gap;
  let left = gap;
  const placed = small.map(({ data, info }) => {
    const place = { input: data, left, top: gap };
    left += info.width + gap;
    return place;
  });
  // WebP ends at 16,383 pixels; the longest pages are cut there.
  await sharp({ create: { width: left, height: Math.min(height, 16_383), channels: 3, background: "#8a9ba0" } })
    .composite(placed)
    .webp({ quality: 80 })
    .toFile(file);
}
