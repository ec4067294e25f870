import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { Art, Image } from "../ui/picture.tsx";
import { derivedFolder } from "#check/folders.ts";
import { readManifest } from "#check/read/read-manifest.ts";
import { formatBytes } from "#model/formats.ts";
import type { Language } from "#model/languages.ts";
import type { Manifest } from "#model/manifest.ts";

let manifest: Manifest | undefined;

/** The manifest of derived files: read once per build, and on each request in development. */
export function derived(): Manifest {
  if (import.meta.env.DEV && process.env["IS_RR_BUILD_REQUEST"] !== "yes") return readManifest();
  return (manifest ??= readManifest());
}

export function art(name: string): Art {
  const found = derived().art[name];
  if (!found) throw new Error(`No drawing is called "${name}": run npm run build`);
  return found;
}

const smallDrawing = 3_000;

/** Small drawings are inlined to save a request. */
export function headerArt(name: string): Art {
  const { src, ...size } = art(`header/${name}`);
  const svg = readFileSync(join(derivedFolder(), "public", src), "utf8");
  return { ...size, src: svg.length < smallDrawing ? `data:image/svg+xml,${encodeURIComponent(svg)}` : src };
}

/** The picture named in a content file, or a drawing. */
export function imageOr(fallback: string, folder: string, src: string | undefined): Image {
  return src === undefined ? art(fallback) : image(folder, src);
}

export function image(folder: string, src: string): Image {
  const found = derived().pictures[posix.join(folder, src)];
  if (!found) throw new Error(`No picture was made from content/${posix.join(folder, src)}: run npm run build`);
  return found;
}

export function logoPack(lang: Language) {
  const pack = derived().downloads["logos"];
  if (!pack) throw new Error("The logo pack is missing: run npm run build");
  return { href: pack.href, size: formatBytes(pack.bytes, lang) };
}
