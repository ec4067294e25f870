import sharp from "sharp";
import type { Photo } from "#model/manifest.ts";
import { shortHash } from "./hash.ts";
import type { JobResult, OutputFile } from "./store.ts";

/** No width exceeds the picture's own; widths close to it are skipped. */
const widths = [400, 800, 1200, 1800];
const avif = { quality: 50, effort: 2, chromaSubsampling: "4:2:0" };
/** For browsers without AVIF. */
const fallback = { width: 1100, quality: 76 };

export async function makePhoto(path: string, bytes: Buffer): Promise<JobResult<Photo>> {
  const upright = await sharp(bytes)
    .autoOrient()
    .toColourspace("srgb")
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const full = upright.info.width;
  const widest = Math.min(full, widths.at(-1)!);
  const wanted = [...widths.filter((width) => width < widest * 0.85), widest];
  const resized = (width: number) => sharp(upright.data).resize({ width });
  const files: OutputFile[] = [];
  for (const width of wanted) files.push(file(path, width, "avif", await resized(width).avif(avif).toBuffer()));
  const srcset = files.map(({ path }, index) => `/${path} ${wanted[index]}w`).join(", ");
  const small = Math.min(full, fallback.width);
  const webp = file(path, small, "webp", await resized(small).webp({ quality: fallback.quality }).toBuffer());
  const height = Math.round((upright.info.height * widest) / full);
  return { files: [...files, webp], value: { src: `/${webp.path}`, width: widest, height, avif: srcset } };
}

function file(path: string, width: number, format: string, bytes: Buffer): OutputFile {
  return { path: `pictures/${baseName(path)}-${width}.${shortHash(bytes)}.${format}`, bytes };
}

/** branches/lyon/1.webp → branches-lyon-1 */
export function baseName(path: string): string {
  return path
    .replace(/\.\w+$/, "")
    .replaceAll(/[^\w-]+/g, "-")
    .toLowerCase();
}
