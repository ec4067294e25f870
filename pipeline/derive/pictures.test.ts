import sharp from "sharp";
import { expect, test } from "vitest";
import { makePhoto } from "./pictures.ts";

const colour = { r: 200, g: 40, b: 20 };
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: colour } });

const withPosition = plain(800, 600)
  .jpeg()
  .withMetadata({ orientation: 6 })
  .withExifMerge({ IFD0: { Make: "Telephone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "45/1 44/1 0/1" } })
  .toBuffer();

test("the test picture contains GPS metadata", async () => {
  const { exif, orientation } = await sharp(await withPosition).metadata();
  expect(exif).toBeDefined();
  expect(exif!.includes("Telephone")).toBe(true);
  const positionTag = 0x8825;
  expect(exif!.includes(Buffer.from([positionTag & 255, positionTag >> 8]))).toBe(true);
  expect(orientation).toBe(6);
});

test("photos are rotated upright and stripped of metadata", async () => {
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
  expect(widths(value.webp)).toEqual(widths(value.avif));
  expect(value.src).toMatch(/^\/pictures\/branches-lyon-2-1000\.[0-9a-f]{8}\.webp$/);
  expect(files.map(({ path }) => `/${path}`)).toContain(value.src);
});

test("a picture wider than any page is reduced", async () => {
  const { value } = await makePhoto("a.png", await plain(2400, 1200).png().toBuffer());
  expect([value.width, value.height]).toEqual([1800, 900]);
});

test("a small picture keeps its size", async () => {
  const { value, files } = await makePhoto("partners/logo.png", await plain(120, 40).png().toBuffer());
  expect([value.width, value.height, files.length]).toEqual([120, 40, 2]);
});
