import { globSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { root } from "./built-pages.ts";

test("no picture has metadata about its place, date or camera", async () => {
  const pictures = globSync("**/*.{avif,webp,jpg,jpeg,png}", { cwd: root });
  expect(pictures.length).toBeGreaterThan(0);
  const telling = await Promise.all(
    pictures.map(async (file) => {
      const { exif, xmp, iptc, orientation = 1 } = await sharp(join(root, file)).metadata();
      return exif || xmp || iptc || orientation !== 1 ? [file] : [];
    }),
  );
  expect(telling.flat()).toEqual([]);
});
