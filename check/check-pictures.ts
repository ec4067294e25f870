import { posix } from "node:path";
import sharp from "sharp";
import { fileFinding, type Finding } from "./finding.ts";
import type { Files } from "./read/tree.ts";
import { heaviest, isPhotograph } from "./rules/files.ts";

/** Decodes every photograph to find invalid and incomplete files; soundDrawings reads the SVGs. */
export async function checkPictures(files: Files, folder: string): Promise<Finding[]> {
  const pictures = [...files].filter(([path, { length }]) => isPhotograph(path) && length <= heaviest);
  const readable = await Promise.all(pictures.map(([, bytes]) => isReadable(bytes)));
  return pictures
    .filter((_, index) => !readable[index])
    .map(([path]) =>
      fileFinding(posix.join(folder, path), {
        fr: "Ce fichier n’est pas lisible comme image. Ouvrez-le dans un éditeur d’images et exportez-le de nouveau en JPEG, PNG, WebP ou AVIF\u202f; changer la fin de son nom ne suffit pas.",
        en: "This file cannot be read as a picture. Open it in a picture editor and export it again as JPEG, PNG, WebP or AVIF; changing the end of its name is not enough.",
      }),
    );
}

async function isReadable(bytes: Uint8Array): Promise<boolean> {
  try {
    await sharp(bytes).resize({ width: 64 }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
