import sharp from "sharp";

export type Shot = { name: string; png: Buffer };

const scale = 0.36;
const gap = 24;
/** The limit of WebP; the longest pages are cut. */
const tallest = 16_383;

/** Puts screenshots side by side at the same scale. */
export async function sheet(shots: Shot[], file: string): Promise<void> {
  const small = await Promise.all(
    shots.map(async ({ png }) => {
      const { width, height } = await sharp(png).metadata();
      const seen = { left: 0, top: 0, width, height: Math.min(height, Math.floor((tallest - 2 * gap) / scale)) };
      return sharp(png)
        .extract(seen)
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
  await sharp({ create: { width: left, height: height, channels: 3, background: "#8a9ba0" } })
    .composite(placed)
    .webp({ quality: 80 })
    .toFile(file);
}
