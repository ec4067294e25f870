import { join } from "node:path";
import sharp from "sharp";
import { fileFault, type Fault } from "./fault.ts";
import { catalogues } from "./messages/catalogue.ts";
import type { Language } from "./messages/wording.ts";
import { isPicture } from "./picture-references.ts";
import { listFiles } from "./tree.ts";

/** Opens the head of every picture: a file that only bears a picture's name is a fault. */
export async function checkPictures(root: string, options: { lang: Language; shownAs: string }): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const path of listFiles(root).filter(isPicture)) {
    if (await isReadable(join(root, path))) continue;
    faults.push(fileFault(`${options.shownAs}/${path}`, catalogues[options.lang].unreadablePicture()));
  }
  return faults;
}

async function isReadable(file: string): Promise<boolean> {
  try {
    const { width, height, compression } = await sharp(file).metadata();
    // Telephones save HEIC under any name; browsers cannot show it and sharp cannot decode it.
    return width > 0 && height > 0 && compression !== "hevc";
  } catch {
    return false;
  }
}
