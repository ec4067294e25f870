import sharp from "sharp";
import { fileFinding, type Finding } from "./finding.ts";
import { catalogues } from "./messages/catalogue.ts";
import type { Language } from "#model/languages.ts";
import { isPicture, pictureReferences } from "./read/picture-references.ts";
import { heaviest } from "./rules/pictures.ts";
import { readTree, type Files } from "./read/tree.ts";

/** Decodes every picture to find invalid and incomplete files. */
export async function checkPictures(files: Files, options: { lang: Language; shownAs: string }): Promise<Finding[]> {
  const pictures = [...files].filter(([path, { length }]) => isPicture(path) && length <= heaviest);
  const findings = await Promise.all(
    pictures.map(async ([path, bytes]): Promise<Finding[]> => {
      if (await isReadable(bytes)) return [];
      return [fileFinding(`${options.shownAs}/${path}`, catalogues[options.lang].unreadablePicture())];
    }),
  );
  return findings.flat();
}

/** The minimum width of a photograph by field. */
const needed: Readonly<Record<string, number>> = {
  heroImage: 1200,
  gallery: 800,
  photos: 800,
  pictures: 800,
  image: 400,
};
const neededForCover = 800;

/** Pictures that would look blurred; SVGs never do. */
export async function smallPictures(
  files: Files,
  { today, ...options }: { lang: Language; shownAs: string; today: Date },
): Promise<Finding[]> {
  const say = catalogues[options.lang];
  const { tree } = readTree({ files, shownAs: options.shownAs, today, atlas: undefined, say });
  const notes = await Promise.all(
    pictureReferences(tree).map(async ({ target = "", field, file, report }): Promise<Finding[]> => {
      const key = field.split(".").findLast((step) => step in needed) ?? "";
      const least = file.startsWith("publications/") ? neededForCover : (needed[key] ?? 0);
      const bytes = files.get(target);
      if (!bytes || /\.svg$/i.test(target)) return [];
      const width = await widthOf(bytes);
      return width < least ? [report(say.smallPicture(width, least))] : [];
    }),
  );
  return notes.flat();
}

/** The width after rotation; unreadable pictures are reported by checkPictures. */
async function widthOf(bytes: Uint8Array): Promise<number> {
  try {
    return (await sharp(bytes).metadata()).autoOrient.width;
  } catch {
    return Infinity;
  }
}

async function isReadable(bytes: Uint8Array): Promise<boolean> {
  try {
    const picture = sharp(bytes);
    const { width, height, compression, format } = await picture.metadata();
    // Phones save HEIC under any extension; browsers and sharp cannot decode it.
    if (!(width > 0 && height > 0) || compression === "hevc") return false;
    if (format !== "svg") await picture.resize({ width: 64 }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
