import { collections } from "#model/collections.ts";
import { slug } from "#model/schema/fields.ts";
import { slugOf } from "#model/slug.ts";
import { type Finding, perhaps, quote } from "../finding.ts";
import { child } from "../read/json-schema.ts";
import { closest } from "../read/suggest.ts";
import { about, at, belongsTo, entries, idOf, mayBeMissing, type Rule, schemaFor, type Tree } from "../read/tree.ts";
import { isPicture } from "./pictures.ts";

/** Every file and folder of collections.ts exists, except files whose every field is optional. */
export const requiredFiles: Rule = (tree) =>
  Object.values(collections)
    .filter(
      ([place, schema]) =>
        place !== collections.plainPages[0] &&
        !mayBeMissing(schema) &&
        ![...tree.files.keys()].some((path) => belongsTo(path, place)),
    )
    .map(([place]) =>
      about(
        tree,
        place,
        "Le site en a besoin, et il manque. Remettez-le exactement sous ce nom (GitHub Desktop\u00a0: History, clic droit sur la modification qui l’a supprimé, Revert).",
        "The site needs it, and it is missing. Put it back under exactly this name (GitHub Desktop: History, right-click on the commit that removed it, Revert).",
      ),
    );

/** File names are ids in web addresses. */
export const fileNames: Rule = (tree) =>
  [...tree.files.keys()].flatMap((path): Finding[] => {
    const id = idOf(path);
    const isYear = [collections.timeline[0], collections.editions[0]].some((place) => path.startsWith(place));
    if (!schemaFor(path) || (isYear ? /^\d{4}$/.test(id) : slug.safeParse(id).success)) return [];
    const [extension = ".yaml"] = /\.(?:fr|en)\.md$/.exec(path) ?? [];
    const better = (isYear ? "2024" : slugOf(id) || "paris-dauphine") + extension;
    const fr = `Le nom ${quote.fr(id)} ne peut pas servir dans une adresse web. Renommez le fichier, par exemple ${quote.fr(better)}.`;
    return [
      about(
        tree,
        path,
        fr,
        `The name ${quote.en(id)} cannot be used in a web address. Rename it, e.g. ${quote.en(better)}.`,
      ),
    ];
  });

/** Files that the site does not use, except pictures. */
export const strayFiles: Rule = (tree) =>
  unused(tree).map((path) => {
    const places = Object.values(collections).map(([place]): string => place);
    const meant = closest(
      path,
      places.filter((place) => !tree.files.has(place)),
    );
    return about(
      tree,
      path,
      `Rien sur le site ne lit ce fichier. Vérifiez son nom, son dossier et sa fin (.yaml, .fr.md, .en.md), ou supprimez-le.${perhaps.fr(meant)}`,
      `Nothing on the site reads this file. Check its name, folder and end (.yaml, .fr.md, .en.md), or remove it.${perhaps.en(meant)}`,
    );
  });

function unused(tree: Tree): string[] {
  const isSource = (path: string) => {
    const owner = path.replace(/\.(fr|en)\.md$/, ".yaml");
    if (owner === path || !tree.files.has(owner)) return false;
    return owner.startsWith("legal/") || child(tree.yaml.get(owner)?.data, "download") === "local";
  };
  return [...tree.files.keys()].filter(
    (path) => !schemaFor(path) && !isPicture(path) && path !== "README.md" && !isSource(path),
  );
}

/** Each PDF has a Markdown file in both languages. */
export const markdownSources: Rule = (tree) => {
  const local = entries(tree, "publications").filter(({ data }) => data.download === "local");
  return [...local, ...entries(tree, "legal")].flatMap(({ file }) =>
    ["fr", "en"]
      .map((lang) => file.path.replace(/yaml$/, `${lang}.md`))
      .filter((path) => !tree.files.has(path))
      .map((path) =>
        at(
          file,
          [file.path.startsWith("legal/") ? "fileName" : "download"],
          `Le texte ${quote.fr(path)} manque, et le PDF en est tiré. Ajoutez ce fichier, en Markdown.`,
          `The text ${quote.en(path)} is missing, and the PDF is made from it. Add that file, in Markdown.`,
        ),
      ),
  );
};
