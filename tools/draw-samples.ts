import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import { wordmark } from "#pipeline/drawing/logo.ts";
import { hash } from "#pipeline/drawing/random.ts";
import { scene, type SceneMotif } from "#pipeline/drawing/scene.ts";
import { schoolWordmark } from "#pipeline/drawing/school-logo.ts";

/**
 * Draws the sample logos and pictures that the content files name and that do not exist yet.
 * A real file put in the same place is never touched, unless --force is given.
 */

const root = join(import.meta.dirname, "../content");
const force = process.argv.includes("--force");

type Picture = { src: string };
type LogoItem = { name: string; logo: string };
type Branch = {
  city: { fr: string };
  school: string;
  schoolLogo?: string;
  image?: Picture;
  heroImage?: Picture;
  gallery?: Picture[];
};
type Edition = { city: { fr: string }; format: { photos: Picture[] } };

/** A file to draw, relative to content/. */
type Sample = { file: string; draw: () => string };

const read = (file: string): unknown => parse(readFileSync(join(root, file), "utf8"));

const beside = (file: string, name: string) => join(dirname(file), name);

const isLocal = (name: string) => !name.startsWith("https://");

function logos(file: string, draw: (item: LogoItem) => string): Sample[] {
  const lists = Object.values(read(file) as Record<string, unknown>).filter((value) => Array.isArray(value));
  return (lists.flat() as LogoItem[])
    .filter(({ logo }) => isLocal(logo))
    .map((item) => ({ file: beside(file, item.logo), draw: () => draw(item) }));
}

const invented = ({ name, logo }: LogoItem) => wordmark(name, basename(logo, ".svg"));

/** What a picture shows, by the name of its file. */
const motifOf: Record<string, SceneMotif> = {
  "1": "lecture",
  "2": "roundTable",
  "3": "roofs",
  "4": "terminals",
  "5": "posters",
  "6": "hands",
  hero: "skyline",
  "photo-1": "hall",
  "photo-2": "stage",
  "photo-3": "crowd",
};

const others: SceneMotif[] = ["lecture", "roundTable", "terminals", "posters", "hands"];

/** Where the school itself stands, when that is not the city the branch is listed under. */
const placeOf: Record<string, string> = { devinci: "La Défense", essec: "Cergy", epita: "Le Kremlin-Bicêtre" };

function pictures(file: string, seed: string, city: string, list: (Picture | undefined)[]): Sample[] {
  return list
    .filter((picture) => picture !== undefined && isLocal(picture.src))
    .map((picture) => {
      const src = picture?.src ?? "";
      const motif = motifOf[basename(src, ".webp")] ?? others[hash(src) % others.length] ?? "lecture";
      return { file: beside(file, src), draw: () => scene(motif, seed, { city }) };
    });
}

function branchSamples(name: string): Sample[] {
  const file = `branches/${name}`;
  const id = basename(name, ".yaml");
  const { city, school, schoolLogo, image, heroImage, gallery = [] } = read(file) as Branch;
  const logo =
    schoolLogo !== undefined && isLocal(schoolLogo)
      ? [{ file: beside(file, schoolLogo), draw: () => schoolWordmark(school) }]
      : [];
  return [...logo, ...pictures(file, id, placeOf[id] ?? city.fr, [image, heroImage, ...gallery])];
}

function allSamples(): Sample[] {
  const edition = "krypto-tour/edition.yaml";
  const { city, format } = read(edition) as Edition;
  const branches = readdirSync(join(root, "branches")).filter((file) => file.endsWith(".yaml"));
  return [
    ...["sponsors", "partners", "media"].flatMap((name) => logos(`partners/${name}.yaml`, invented)),
    ...logos("partners/schools.yaml", ({ name }) => schoolWordmark(name)),
    ...["sponsors", "partners"].flatMap((name) => logos(`krypto-tour/${name}.yaml`, invented)),
    ...branches.flatMap(branchSamples),
    ...pictures(edition, "krypto-tour", city.fr, format.photos),
  ];
}

async function write({ file, draw }: Sample): Promise<void> {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  if (file.endsWith(".svg")) writeFileSync(path, `${draw()}\n`);
  else writeFileSync(path, await flatPicture(draw()));
}

/** Flat colours often pack better, and always stay sharper, without loss than as a photograph: the smaller file is kept. */
async function flatPicture(drawing: string): Promise<Buffer> {
  const full = await sharp(Buffer.from(drawing)).resize({ width: 1600 }).png().toBuffer();
  const fewColours = await sharp(full).png({ palette: true, colours: 40, dither: 0 }).toBuffer();
  const lossless = await sharp(fewColours).webp({ lossless: true, effort: 6 }).toBuffer();
  const lossy = await sharp(full).webp({ quality: 80, effort: 6, smartSubsample: true }).toBuffer();
  return lossless.length < lossy.length ? lossless : lossy;
}

const wanted = new Map(allSamples().map((sample) => [sample.file, sample]));
const missing = [...wanted.values()].filter(({ file }) => force || !existsSync(join(root, file)));
for (const sample of missing) await write(sample);
console.log(`${missing.length} of ${wanted.size} sample files drawn.`);
