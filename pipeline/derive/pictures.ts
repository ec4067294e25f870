import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { cleanSvg } from "#check/read/svg.ts";
import type { Content } from "#model/collections.ts";
import type { Photo } from "#model/manifest.ts";
import { codeVersion } from "./code-version.ts";
import { shortHash } from "./hash.ts";
import type { Job } from "./jobs.ts";
import { pictureReferences } from "./references.ts";
import type { JobResult, OutputFile } from "./store.ts";

/** No width exceeds the picture's own; widths close to it are skipped. */
const widths = [400, 800, 1200, 1800];
const fallbackWidth = 1100;
const avif = { quality: 50, effort: 2 };
const webp = { quality: 76, effort: 4 };

export function pictureJobs(content: Content, root: string): Job[] {
  const version = codeVersion(import.meta.filename);
  return pictureReferences(content).map((path) => {
    const bytes = readFileSync(join(root, path));
    const make = () => (/\.svg$/i.test(path) ? makeDrawing(path, bytes) : makePhoto(path, bytes));
    return { section: "pictures", key: path, inputs: ["picture", version, path, bytes], make };
  });
}

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
  const made = { avif: [] as OutputFile[], webp: [] as OutputFile[] };
  for (const width of wanted) {
    made.avif.push(file(path, width, "avif", await resized(width).avif(avif).toBuffer()));
    made.webp.push(file(path, width, "webp", await resized(width).webp(webp).toBuffer()));
  }
  const srcset = (files: OutputFile[]) => files.map(({ path }, index) => `/${path} ${wanted[index]}w`).join(", ");
  const width = wanted.at(-1)!;
  const fallback = wanted.findLastIndex((width) => width <= fallbackWidth);
  const value = {
    src: `/${made.webp[Math.max(fallback, 0)]!.path}`,
    width,
    height: Math.round((upright.info.height * width) / full),
    avif: srcset(made.avif),
    webp: srcset(made.webp),
  };
  return { files: [...made.avif, ...made.webp], value };
}

async function makeDrawing(path: string, bytes: Buffer): Promise<JobResult> {
  const { drawing, findings } = cleanSvg(bytes);
  if (!drawing) {
    const [first = { line: 1, found: "" }] = findings;
    throw new Error(`${path}:${first.line}: this SVG cannot be shown ${first.found}: run npm run content -- check`);
  }
  const { text, width, height } = drawing;
  const file = { path: `pictures/${baseName(path)}.${shortHash(text)}.svg`, bytes: text };
  return { files: [file], value: { src: `/${file.path}`, width, height } };
}

function file(path: string, width: number, format: string, bytes: Buffer): OutputFile {
  return { path: `pictures/${baseName(path)}-${width}.${shortHash(bytes)}.${format}`, bytes };
}

/** branches/lyon/1.webp → branches-lyon-1 */
function baseName(path: string): string {
  return path
    .replace(/\.\w+$/, "")
    .replaceAll(/[^\w-]+/g, "-")
    .toLowerCase();
}
