import { collections } from "#model/collections.ts";
import { editionPage } from "#model/editions.ts";
import { keysOf } from "#model/keys.ts";
import { pages, singlePages, unprefixedPathTo } from "#model/pages.ts";
import type { FieldWords } from "#model/schema/field.ts";
import { type Finding, type Path, perhaps, quote } from "../finding.ts";
import { child, schemaOf, textsWithSchema, valueAt } from "../read/json-schema.ts";
import { closest, plain } from "../read/suggest.ts";
import { at, belongsTo, entries, idOf, type Rule, type Tree } from "../read/tree.ts";

type Names = Record<NonNullable<FieldWords["names"]>, [where: string, names: string[] | undefined]>;

/** A field that refers to an entry of another file names an existing one; unreadable files are skipped. */
export const knownNames: Rule = (tree) => {
  const shared = sharedNames(tree);
  return keysOf(collections).flatMap((key) =>
    entries(tree, key).flatMap(({ file, data }) => {
      const known = { ...shared, ...ownNames(data) };
      return [...textsWithSchema(schemaOf(key), data)].flatMap(({ path, schema, text: value }): Finding[] => {
        const [where, names] = schema.names ? (known[schema.names] ?? []) : [];
        if (!names || names.includes(value)) return [];
        const meant = closest(value, names);
        const fr = `${quote.fr(value)} n’existe pas. Écrivez un nom qui figure dans \`${where}\`, ou ajoutez-l’y d’abord.`;
        const en = `${quote.en(value)} does not exist. Write one of those in \`${where}\`, or add it there first.`;
        return [at(file, path, fr + perhaps.fr(meant), en + perhaps.en(meant))];
      });
    }),
  );
};

function sharedNames(tree: Tree): Partial<Names> {
  const [roles] = entries(tree, "roles");
  const [countries] = entries(tree, "countries");
  const [categories] = entries(tree, "categories");
  // A branch exists even when its file has errors.
  const branches = [...tree.files.keys()].filter((path) => belongsTo(path, collections.branches[0]));
  return {
    roles: ["roles.yaml", roles && Object.keys(roles.data)],
    branches: ["branches/", branches.map(idOf)],
    countries: ["countries.yaml", countries && Object.keys(countries.data)],
    categories: ["categories.yaml", categories?.data.categories.map(({ id }) => id)],
  };
}

/** The rooms and speakers of an edition are those of its own file. */
function ownNames(data: object): Partial<Names> {
  const list = (path: Path, key: string) => {
    const items = valueAt(data, path);
    return Array.isArray(items) ? items.map((item) => String(child(item, key))) : undefined;
  };
  return {
    rooms: ["rooms:", list(["schedule", "rooms"], "id")],
    speakers: ["speakers:", list(["speakers"], "name")],
  };
}

/** A city has the same spelling in every file, because the site counts cities by their names. */
export const citySpellings: Rule = (tree) => {
  const cities = [...entries(tree, "branches"), ...entries(tree, "editions")];
  const named = new Map(
    cities.toReversed().flatMap((each) => keysOf(each.data.city).map((lang) => [sameCity(each.data.city[lang]), each])),
  );
  return cities.flatMap(({ file, data: { city } }): Finding[] => {
    const first = named.get(sameCity(city.fr)) ?? named.get(sameCity(city.en));
    const lang = keysOf(city).find((each) => first?.data.city[each] !== city[each]);
    if (!first || !lang) return [];
    const [usual, where] = [first.data.city[lang], first.file.shownAs];
    const fr = `La ville s’écrit ${quote.fr(usual)} dans \`${where}\`. Écrivez-la partout de la même façon\u00a0: le site compte les villes d’après leur nom.`;
    const en = `The city is written ${quote.en(usual)} in \`${where}\`. Write it the same way everywhere: the site counts cities by their names.`;
    return [at(file, ["city", lang], fr, en)];
  });
};

const sameCity = (name: string) => plain(name.replace(/\bst(e?)\b/gi, "saint$1"));

/** A redirect goes from an address without a page to a public page. */
export const soundRedirects: Rule = (tree) => {
  const living = livingPages(tree);
  return entries(tree, "redirects").flatMap(({ file, data: { redirects } }) =>
    redirects.flatMap(({ from, to }, index): Finding[] => {
      const isTaken = living.has(from.toLowerCase()) || /\.\w+$|^\/(?:art|assets|data|pictures)\//.test(from);
      const isRepeated = redirects.slice(0, index).some((other) => other.from.toLowerCase() === from.toLowerCase());
      const meant = closest(to, living);
      const fr = `Il n’y a pas de page publique ${quote.fr(to)}. Écrivez le chemin d’une page qui existe, sans sa langue, par exemple /antennes.`;
      const en = `There is no public page ${quote.en(to)}. Write the path of a page that exists, without its language, e.g. /antennes.`;
      return [
        ...(isTaken || isRepeated
          ? [
              at(
                file,
                ["redirects", index, "from"],
                `${quote.fr(from)} existe déjà ou mène déjà ailleurs. Supprimez ces lignes, ou corrigez \`from:\`.`,
                `${quote.en(from)} exists already or leads elsewhere already. Remove these lines, or correct \`from:\`.`,
              ),
            ]
          : []),
        ...(living.has(to)
          ? []
          : [at(file, ["redirects", index, "to"], fr + perhaps.fr(meant), en + perhaps.en(meant))]),
      ];
    }),
  );
};

/** Pages with errors count, because other rules report those. */
export function livingPages(tree: Tree): Set<string> {
  const hidden = entries(tree, "branches").filter(({ data }) => data.status === "soon");
  const files = [...tree.files.keys()].filter((path) => !hidden.some(({ file }) => file.path === path));
  const named = keysOf(pageOf).flatMap((key) =>
    files
      .filter((path) => belongsTo(path, collections[key][0]))
      .map((path) => unprefixedPathTo(pageOf[key], { id: idOf(path) })),
  );
  const editions = entries(tree, "editions").slice(0, -1);
  return new Set([
    ...singlePages.map((page): string => pages[page].path),
    ...named,
    ...editions.flatMap(({ id, data }) => editionPage({ ...data, id }) ?? []),
  ]);
}

const pageOf = { branches: "branch", publications: "publication", plainPages: "plain" } as const;
