import sharp from "sharp";
import { fileFault, type Fault } from "./fault.ts";
import { catalogues } from "./messages/catalogue.ts";
import type { Language } from "#model/languages.ts";
import { isPicture } from "./read/picture-references.ts";
import { heaviest } from "./rules/pictures.ts";
import type { Files } from "./read/tree.ts";

/** Decodes every picture, small: a file that only bears a picture's name is a fault, and so is half a picture. */
export async function checkPictures(files: Files, options: { lang: Language; shownAs: string }): Promise<Fault[]> {
  const pictures = [...files].filter(([path, { length }]) => isPicture(path) && length <= heaviest);
  const faults = await Promise.all(
    pictures.map(async ([path, bytes]): Promise<Fault[]> => {
      if (await isReadable(bytes)) return [];
      return [fileFault(`${options.shownAs}/${path}`, catalogues[options.lang].unreadablePicture())];
    }),
  );
  return faults.flat();
}

async function isReadable(bytes: Uint8Array): Promise<boolean> {
  try {
    const picture = sharp(bytes);
    const { width, height, compression, format } = await picture.metadata();
    // Telephones save HEIC under any name; browsers cannot show it and sharp cannot decode it.
    if (!(width > 0 && height > 0) || compression === "hevc") return false;
    if (format !== "svg") await picture.resize({ width: 64 }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
