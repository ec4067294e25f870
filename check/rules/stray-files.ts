import { collections } from "#model/collections.ts";
import { slugOf } from "#model/slug.ts";
import type { Wording } from "../messages/wording.ts";
import { isPicture, pictureReferences } from "../read/picture-references.ts";
import { child } from "../read/json-schema.ts";
import { closest } from "../read/suggest.ts";
import { findingOf, schemaFor, type Rule, type Tree } from "../read/tree.ts";
import { betterName } from "./file-names.ts";
import { canBeNamed } from "./pictures.ts";

const places = Object.values(collections).map(([place]): string => place);
const knownFolders = new Set(places.filter((place) => place.includes("/")).map(topFolder));

/** Files in the content folder that the site does not use, except pictures. */
export const strayFiles: Rule = (tree) => {
  const { stray, lost } = unused(tree);
  const others = stray.filter((path) => !lost.has(topFolder(path)) && !isPicture(path));
  return [
    ...[...lost].map((folder) => findingOf(tree, `${folder}/`, tree.say.unknownFolder(closest(folder, knownFolders)))),
    ...others.map((path) => findingOf(tree, path, wordingFor(tree, path))),
  ];
};

/** Pictures that no file shows; skipped while a content file is unreadable, because it may show them. */
export const unusedPictures: Rule = (tree) => {
  const allRead = [...tree.files.keys()].filter(schemaFor).every((path) => tree.yaml.get(path)?.data !== undefined);
  const { stray, lost } = unused(tree);
  const pictures = stray.filter((path) => !lost.has(topFolder(path)) && isPicture(path));
  return allRead ? pictures.map((path) => findingOf(tree, path, tree.say.unusedPicture(nameToWrite(tree, path)))) : [];
};

/** Unused files, and folders without any used file. */
function unused(tree: Tree): { stray: string[]; lost: Set<string> } {
  const shown = [...new Set(pictureReferences(tree).flatMap(({ target }) => target ?? []))];
  const shownInAnyCase = new Set(shown.map((path) => path.toLowerCase()));
  const stray = [...tree.files.keys()].filter(
    (path) =>
      !schemaFor(path) && !shownInAnyCase.has(path.toLowerCase()) && !isSource(tree, path) && path !== "README.md",
  );
  const usedFolders = new Set([...knownFolders, ...shown.map(topFolder)]);
  const folders = stray.filter((path) => path.includes("/")).map(topFolder);
  return { stray, lost: new Set(folders.filter((folder) => !usedFolders.has(folder))) };
}

/** A valid name for a picture that no content file can refer to. */
function nameToWrite(tree: Tree, path: string): string | undefined {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const name = path.slice(folder.length);
  if (canBeNamed(name)) return undefined;
  const dot = name.lastIndexOf(".");
  const better = (slugOf(name.slice(0, dot)) || "image") + name.slice(dot).toLowerCase();
  return tree.files.has(folder + better) ? undefined : better;
}

function wordingFor(tree: Tree, path: string): Wording {
  if (/\.md$/i.test(path)) return tree.say.unusedMarkdown();
  if (/\.(yml|yaml)$/i.test(path) && !path.endsWith(".yaml")) return tree.say.wrongExtension(betterName(tree, path));
  if (!path.endsWith(".yaml")) return tree.say.unknownType();
  const unused = places.filter((place) => !place.endsWith("/") && !tree.files.has(place));
  return tree.say.unknownFile(closest(path, unused));
}

/** The Markdown source of a PDF. */
function isSource(tree: Tree, path: string): boolean {
  const owner = path.replace(/\.(fr|en)\.md$/, ".yaml");
  if (owner === path || !tree.files.has(owner)) return false;
  if (owner.startsWith("legal/")) return true;
  const download = child(tree.yaml.get(owner)?.data, "download");
  return owner.startsWith("publications/") && !String(download).startsWith("https://");
}

function topFolder(path: string): string {
  return path.slice(0, path.indexOf("/"));
}
