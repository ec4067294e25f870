import { join } from "node:path";
import { zipSync } from "fflate";
import sharp from "sharp";
import type { Content } from "#model/collections.ts";
import type { Manifest } from "#model/manifest.ts";
import { slugOf } from "#model/slug.ts";
import { codeVersion } from "./code-version.ts";
import type { DownloadJob } from "./jobs.ts";
import type { Made } from "./store.ts";

const height = 560;

/** A ZIP file of logos for the press. */
export function logoPackJobs({ site }: Content): DownloadJob[] {
  const inputs = ["logo-pack", codeVersion(join(import.meta.dirname, "../drawing/logo.ts")), String(height), site.name];
  return [{ section: "downloads", key: "logos", inputs, make: () => logoPack(site.name) }];
}

async function logoPack(name: string): Promise<Made<Manifest["downloads"][string]>> {
  const { logos } = await import("./drawings.ts");
  const slug = slugOf(name);
  const pictures = Object.entries(logos(name)).flatMap(([file, svg]) => [
    { path: `${slug}-${file}.svg`, bytes: Promise.resolve(Buffer.from(svg)) },
    { path: `${slug}-${file}.png`, bytes: png(svg) },
  ]);
  const files = await Promise.all(
    pictures.map(async ({ path, bytes }) => [path, new Uint8Array(await bytes)] as const),
  );
  // A fixed date, so that the same logos give the same bytes.
  const bytes = zipSync(Object.fromEntries(files), { level: 9, mtime: new Date(2000, 0, 1) });
  const path = `documents/${slug}-logos.zip`;
  return { files: [{ path, bytes }], value: { href: `/${path}`, bytes: bytes.length } };
}

function png(svg: string): Promise<Buffer> {
  const drawn = Number(/ height="([\d.]+)"/.exec(svg)?.[1]);
  return sharp(Buffer.from(svg), { density: (72 * height) / drawn })
    .resize({ height })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
