import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { posix } from "node:path";
import { geoCircle, geoContains } from "d3-geo";
import { feature } from "topojson-client";
import { collections } from "#model/collections.ts";
import { keysOf } from "#model/keys.ts";
import type { Both, FieldWords } from "#model/schema/field.ts";
import { type Finding, type Path, perhaps, quote } from "../finding.ts";
import { child, jsonSchema, schemaOf, textsWithSchema, valueAt } from "../read/json-schema.ts";
import { proseOf } from "../read/read-prose.ts";
import { closest, plain } from "../read/suggest.ts";
import { at, belongsTo, entries, idOf, inMarkdown, type Rule, schemaFor, type Tree } from "../read/tree.ts";
import type { YamlFile } from "../read/yaml-file.ts";
import { isPicture } from "./files.ts";

type Names = Record<NonNullable<FieldWords["names"]>, [where: string, names: string[] | undefined]>;

/** A field that refers to an entry of another file names an existing one; unreadable files are skipped. */
const knownNames: Rule = (tree) => {
  const shared = sharedNames(tree);
  return keysOf(collections).flatMap((key) =>
    entries(tree, key).flatMap(({ file, data }) => {
      const known = { ...shared, ...ownNames(data) };
      return [...textsWithSchema(schemaOf(key), data)].flatMap(({ path, schema, text: value }): Finding[] => {
        const [where, names] = schema.names ? (known[schema.names] ?? []) : [];
        if (!names || names.includes(value)) return [];
        const meant = closest(value, names);
        const text = {
          fr: `${quote.fr(value)} n’existe pas. Écrivez un nom qui figure dans \`${where}\`, ou ajoutez-l’y d’abord.${perhaps.fr(meant)}`,
          en: `${quote.en(value)} does not exist. Write one of those in \`${where}\`, or add it there first.${perhaps.en(meant)}`,
        };
        return [at(file, path, text)];
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
const citySpellings: Rule = (tree) => {
  const cities = [...entries(tree, "branches"), ...entries(tree, "editions")];
  const named = new Map(
    cities.toReversed().flatMap((each) => keysOf(each.data.city).map((lang) => [plain(each.data.city[lang]), each])),
  );
  return cities.flatMap(({ file, data: { city } }): Finding[] => {
    const first = named.get(plain(city.fr)) ?? named.get(plain(city.en));
    const lang = keysOf(city).find((each) => first?.data.city[each] !== city[each]);
    if (!first || !lang) return [];
    const [usual, where] = [first.data.city[lang], first.file.shownAs];
    const text = {
      fr: `La ville s’écrit ${quote.fr(usual)} dans \`${where}\`. Écrivez-la partout de la même façon\u00a0: le site compte les villes d’après leur nom.`,
      en: `The city is written ${quote.en(usual)} in \`${where}\`. Write it the same way everywhere: the site counts cities by their names.`,
    };
    return [at(file, ["city", lang], text)];
  });
};

type Reference = { file: YamlFile; path: Path; source: string; target: string };

/** Every picture named in the content; the schema refuses web addresses and other types of file. */
export function pictureReferences(tree: Tree): Reference[] {
  return [...tree.yaml.values()].flatMap((file) =>
    [...textsWithSchema(jsonSchema(schemaFor(file.path)!), file.data)]
      .filter(({ schema, text }) => schema.file && isPicture(text) && !text.includes(":"))
      .map(({ path, text }) => ({ file, path, source: text, target: posix.join(posix.dirname(file.path), text) })),
  );
}

const picturesExist: Rule = (tree) => [
  ...pictureReferences(tree)
    .filter(({ target }) => !tree.files.has(target))
    .map(({ file, path, source }) => at(file, path, missingPicture(tree, file.path, source))),
  ...[...tree.markdown.values()].flatMap((file) =>
    proseOf(file.text, file.path, () => {}).flatMap((block): Finding[] => {
      if (block.kind !== "picture" || tree.files.has(block.src)) return [];
      const source = posix.relative(posix.dirname(file.path), block.src);
      return [inMarkdown(file, file.text.indexOf(`(${source})`), missingPicture(tree, file.path, source))];
    }),
  ),
];

function missingPicture(tree: Tree, file: string, source: string): Both {
  const all = [...tree.files.keys()].filter(isPicture);
  const meant = closest(
    source,
    all.map((name) => posix.relative(posix.dirname(file), name)),
  );
  return {
    fr: `Il n’y a pas d’image ${quote.fr(source)} dans le dossier de ce fichier. Ajoutez-la, ou corrigez son chemin et son nom.${perhaps.fr(meant)}`,
    en: `There is no picture ${quote.en(source)} in this file's folder. Add it, or correct its path and name.${perhaps.en(meant)}`,
  };
}

/** In degrees: the atlas simplifies coasts and borders, so a port may be up to four kilometres out at sea. */
const tolerance = 0.06;

/** Each branch is in its country; countries whose English name is not in the atlas are skipped. */
const placesInCountry: Rule = (tree) =>
  entries(tree, "branches").flatMap(({ file, data: { country, coordinates } }): Finding[] => {
    const name = entries(tree, "countries")[0]?.data[country]?.name;
    const shape = name && shapeOf(name.en);
    const around = geoCircle().center([coordinates.lng, coordinates.lat]).radius(tolerance).precision(45)();
    const near = [[coordinates.lng, coordinates.lat], ...around.coordinates.flat()];
    if (!shape || near.some(([x = 0, y = 0]) => geoContains(shape, [x, y]))) return [];
    const text = {
      fr: `Ce lieu n’est pas dans le pays indiqué (${name.fr}). Vérifiez sur une carte que \`lat:\` (nord) et \`lng:\` (est) ne sont pas échangés, ou corrigez \`country:\`.`,
      en: `This place is not in ${name.en}. Check on a map that \`lat:\` (north) and \`lng:\` (east) are not swapped, or correct \`country:\`.`,
    };
    return [at(file, ["coordinates"], text)];
  });

let countries: ReturnType<typeof readAtlas> | undefined;

function shapeOf(country: string) {
  countries ??= readAtlas();
  return countries.find(({ properties }) => properties?.["name"] === country);
}

function readAtlas() {
  const file = createRequire(import.meta.url).resolve("world-atlas/countries-50m.json");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package has an exact version
  const topology = JSON.parse(readFileSync(file, "utf8")) as Parameters<typeof feature>[0];
  const countries = feature(topology, topology.objects["countries"]!);
  return "features" in countries ? countries.features : [];
}

export const referenceRules = [knownNames, citySpellings, picturesExist, placesInCountry];
