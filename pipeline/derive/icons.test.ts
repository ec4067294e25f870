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

test("favicon.ico contains three images at the offsets of its table", async () => {
  const ico = await file("favicon.ico");
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
    const { width } = await sharp(ico.subarray(offset, offset + length)).metadata();
    expect([ico.readUInt8(entry), width]).toEqual([size, size]);
  }
});

test("the web manifest names icons that exist", async () => {
  const manifest = (await file("site.webmanifest")).toString();
  expect(manifest).toContain('"name": "KryptoCampus"');
  const icons = [...manifest.matchAll(/"src": "\/(.*)"/g)].map(([, path]) => path);
  expect((await made).files.map(({ path }) => path)).toEqual(expect.arrayContaining(icons));
});
