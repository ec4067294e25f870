import sharp from "sharp";
import { fieldName, fileFinding, type Finding } from "./finding.ts";
import { at, type Files, type Tree } from "./read/tree.ts";
import { heaviest, isPicture, pictureReferences } from "./rules/pictures.ts";

/** Decodes every picture to find invalid and incomplete files. */
export async function checkPictures(files: Files, shownAs: string): Promise<Finding[]> {
  const pictures = [...files].filter(([path, { length }]) => isPicture(path) && length <= heaviest.photograph);
  const readable = await Promise.all(pictures.map(([, bytes]) => isReadable(bytes)));
  return pictures
    .filter((_, index) => !readable[index])
    .map(([path]) =>
      fileFinding(
        `${shownAs}/${path}`,
        "Ce fichier n’est pas lisible comme image. Ouvrez-le dans un éditeur d’images et exportez-le de nouveau en JPEG, PNG, WebP ou AVIF\u202f; changer la fin de son nom ne suffit pas.",
        "This file cannot be read as a picture. Open it in a picture editor and export it again as JPEG, PNG, WebP or AVIF; changing the end of its name is not enough.",
      ),
    );
}

async function isReadable(bytes: Uint8Array): Promise<boolean> {
  try {
    const picture = sharp(bytes);
    const { compression, format } = await picture.metadata();
    // Phones save HEIC under any extension; browsers and sharp cannot decode it.
    if (compression === "hevc") return false;
    if (format !== "svg") await picture.resize({ width: 64 }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

/** The minimum width of a photograph by field. */
const needed: Readonly<Record<string, number>> = {
  heroImage: 1200,
  gallery: 800,
  photos: 800,
  pictures: 800,
  image: 400,
};

/** Pictures that would look blurred; SVGs never do, and unreadable pictures are reported by checkPictures. */
export async function smallPictures(tree: Tree): Promise<Finding[]> {
  const notes = await Promise.all(
    pictureReferences(tree).map(async ({ file, path, target }): Promise<Finding[]> => {
      const key =
        fieldName(path)
          .split(".")
          .findLast((step) => step in needed) ?? "";
      const least = file.path.startsWith("publications/") ? 800 : (needed[key] ?? 0);
      const bytes = tree.files.get(target);
      if (!bytes || /\.svg$/i.test(target)) return [];
      const width = await sharp(bytes)
        .metadata()
        .then(
          ({ autoOrient }) => autoOrient.width,
          () => Infinity,
        );
      if (width >= least) return [];
      const fr = `L’image a ${width} pixels de large et sera floue. Remplacez-la par une image d’au moins ${least} pixels.`;
      return [
        at(
          file,
          path,
          fr,
          `The picture is ${width} pixels wide and looks blurred. Replace it by one of at least ${least}.`,
        ),
      ];
    }),
  );
  return notes.flat();
}
