import sharp from "sharp";
import { expect, test } from "vitest";
import type { Content } from "#model/collections.ts";
import { iconJobs } from "./icons.ts";

const made = iconJobs({ site: { name: "KryptoCampus" } } as Content)[0]!.make();
const file = async (path: string) =>
  Buffer.from((await made).files.find((each) => each.path === path)!.bytes as Uint8Array);

test("icons have the sizes that browsers request", async () => {
  const sizes = { "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512, "icon-maskable-512.png": 512 };
  for (const [path, size] of Object.entries(sizes)) {
    const { width, height, format } = await sharp(await file(path)).metadata();
    expect({ path, width, height, format }).toEqual({ path, width: size, height: size, format: "png" });
  }
});

test("favicon.ico contains one image, which its table describes", async () => {
  const ico = await file("favicon.ico");
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1]);
  const [size, length, offset] = [ico.readUInt8(6), ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(offset + length).toBe(ico.length);
  expect(await sharp(ico.subarray(offset)).metadata()).toMatchObject({ format: "png", width: size, height: size });
});

test("the web manifest names icons that exist", async () => {
  const manifest = (await file("site.webmanifest")).toString();
  expect(manifest).toContain('"name": "KryptoCampus"');
  const icons = [...manifest.matchAll(/"src": "\/(.*)"/g)].map(([, path]) => path);
  expect((await made).files.map(({ path }) => path)).toEqual(expect.arrayContaining(icons));
});
