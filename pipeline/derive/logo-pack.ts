import { join } from "node:path";
import { zipSync } from "fflate";
import type { Content } from "#model/collections.ts";
import type { Manifest } from "#model/manifest.ts";
import { slugOf } from "#model/slug.ts";
import { codeVersion } from "./code-version.ts";
import type { DownloadJob } from "./jobs.ts";
import { renderPng } from "./png.ts";
import type { JobResult } from "./store.ts";

const height = 560;

/** A ZIP file of logos for the press. */
export function logoPackJobs({ site }: Content): DownloadJob[] {
  const inputs = ["logo-pack", codeVersion(join(import.meta.dirname, "../drawing/logo.ts")), String(height), site.name];
  return [{ section: "downloads", key: "logos", inputs, make: () => logoPack(site.name) }];
}

async function logoPack(name: string): Promise<JobResult<Manifest["downloads"][string]>> {
  const { logos } = await import("./drawings.ts");
  const slug = slugOf(name);
  const files: Record<string, Uint8Array> = {};
  for (const [file, svg] of Object.entries(logos(name))) {
    files[`${slug}-${file}.svg`] = new Uint8Array(Buffer.from(svg));
    files[`${slug}-${file}.png`] = new Uint8Array(await renderPng(svg, { height }));
  }
  // A fixed date, so that the same logos give the same bytes.
  const bytes = zipSync(files, { level: 9, mtime: new Date(2000, 0, 1) });
  const path = `documents/${slug}-logos.zip`;
  return { files: [{ path, bytes }], value: { href: `/${path}`, bytes: bytes.length } };
}
