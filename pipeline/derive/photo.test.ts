import sharp from "sharp";
import { expect, test } from "vitest";
import { makePhoto } from "./photo.ts";

const colour = { r: 200, g: 40, b: 20 };
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: colour } });

const withPosition = plain(800, 600)
  .jpeg()
  .withMetadata({ orientation: 6 })
  .withExifMerge({ IFD0: { Make: "Telephone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "45/1 44/1 0/1" } })
  .toBuffer();

test("photos are rotated upright and stripped of metadata", async () => {
  expect((await sharp(await withPosition).metadata()).exif!.includes("Telephone")).toBe(true);
  const { files, value } = await makePhoto("branches/lyon/1.jpg", await withPosition);
  expect([value.width, value.height]).toEqual([600, 800]);
  expect(files.length).toBeGreaterThan(0);
  for (const { bytes } of files) {
    const { exif, icc, iptc, xmp, orientation } = await sharp(bytes as Uint8Array).metadata();
    expect({ exif, icc, iptc, xmp, orientation }).toEqual({});
    expect(Buffer.from(bytes as Uint8Array).includes("Telephone")).toBe(false);
  }
});

test("pictures are never enlarged", async () => {
  const { value, files } = await makePhoto("branches/lyon/2.png", await plain(1000, 500).png().toBuffer());
  const widths = (srcset: string) => srcset.split(", ").map((entry) => entry.split(" ")[1]);
  expect(widths(value.avif)).toEqual(["400w", "800w", "1000w"]);
  expect(value.src).toMatch(/^\/pictures\/branches-lyon-2-1000\.[0-9a-f]{8}\.webp$/);
  expect(files.map(({ path }) => `/${path}`)).toContain(value.src);
});

test.each([
  ["wider than any page is reduced", [2400, 1200], [1800, 900]],
  ["that is small keeps its size", [120, 40], [120, 40]],
] as const)("a picture %s", async (_, [width, height], size) => {
  const { value } = await makePhoto("a.png", await plain(width, height).png().toBuffer());
  expect([value.width, value.height]).toEqual(size);
});
