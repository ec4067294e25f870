import { zipSync } from "fflate";
import sharp from "sharp";
import type { Content } from "#model/collections.ts";
import { slugOf } from "#model/slug.ts";
import { favicon, logos, maskableIcon } from "../drawing/mark.ts";
import { palette } from "../drawing/palette.ts";
import { codeVersion } from "./code-version.ts";
import type { Job } from "./run-jobs.ts";
import type { JobResult } from "./store.ts";

/** Icons at the paths where browsers look for them, and a ZIP file of logos for the press. */
export function iconJobs({ site: { name } }: Content): Job[] {
  const version = codeVersion(import.meta.filename);
  return [
    { section: null, key: "icons", inputs: ["icons", version, name], make: () => makeIcons(name) },
    { section: "downloads", key: "logos", inputs: ["logo-pack", version, name], make: () => logoPack(name) },
  ];
}

async function makeIcons(name: string): Promise<JobResult> {
  return {
    files: [
      { path: "favicon.svg", bytes: favicon() },
      { path: "favicon.ico", bytes: ico(await png(favicon(), 32)) },
      { path: "apple-touch-icon.png", bytes: await png(maskableIcon(), 180) },
      { path: "icon-192.png", bytes: await png(favicon(), 192) },
      { path: "icon-512.png", bytes: await png(favicon(), 512) },
      { path: "icon-maskable-512.png", bytes: await png(maskableIcon(), 512) },
      { path: "site.webmanifest", bytes: webManifest(name) },
    ],
    value: null,
  };
}

/** An ICO file is a table, here of one PNG image of 32 pixels, followed by the images. */
function ico(picture: Buffer): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(picture.length, 14);
  return Buffer.concat([head, picture]);
}

function webManifest(name: string): string {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    name,
    short_name: name,
    start_url: "/",
    display: "minimal-ui",
    theme_color: palette.night,
    background_color: palette.night,
    icons: [
      icon("icon-192.png", 192, "any"),
      icon("icon-512.png", 512, "any"),
      icon("icon-maskable-512.png", 512, "maskable"),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

async function logoPack(name: string): Promise<JobResult> {
  const slug = slugOf(name);
  const files: Record<string, Uint8Array> = {};
  for (const [file, svg] of Object.entries(logos(name))) {
    files[`${slug}-${file}.svg`] = new Uint8Array(Buffer.from(svg));
    files[`${slug}-${file}.png`] = new Uint8Array(await png(svg, 560));
  }
  // A fixed date, so that the same logos give the same bytes.
  const bytes = zipSync(files, { level: 9, mtime: new Date(2000, 0, 1) });
  const path = `documents/${slug}-logos.zip`;
  return { files: [{ path, bytes }], value: { href: `/${path}`, bytes: bytes.length } };
}

/** Renders an SVG at the resolution of the target size, so that its edges stay sharp. */
function png(svg: string, height: number): Promise<Buffer> {
  const drawn = Number(/ height="([\d.]+)"/.exec(svg)?.[1]);
  return sharp(Buffer.from(svg), { density: (72 * height) / drawn })
    .resize({ height })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
