import { collections } from "#model/collections.ts";
import type { Edition } from "#model/editions.ts";
import { keysOf } from "#model/keys.ts";
import type { FieldWords } from "#model/schema/field.ts";
import { slug } from "#model/schema/fields.ts";
import type { Finding } from "../finding.ts";
import { schemaOf, textsWithSchema } from "../read/json-schema.ts";
import { closest } from "../read/suggest.ts";
import { belongsTo, entries, findingAt, idOf, type Rule, type Tree } from "../read/tree.ts";

type Kind = NonNullable<FieldWords["names"]>;
type EditionData = Omit<Edition, "id">;
type Things = Record<Kind, { known: readonly string[] | undefined; where: string }>;

/** A field that refers to an entry of another file names an existing one; unreadable files are skipped. */
export const knownNames: Rule = (tree) => {
  const shared = thingsOf(tree);
  return keysOf(collections).flatMap((key) =>
    entries(tree, key).flatMap(({ file, data }) => {
      const things = { ...shared, ...namesIn(data) };
      return [...textsWithSchema(schemaOf(key), data)].flatMap(({ path, schema, text: value }): Finding[] => {
        const { names: kind, label } = schema;
        if (!kind || !label) return [];
        const { known, where } = things[kind];
        if (!known || known.includes(value)) return [];
        const wellNamed = known.filter((name) => kind !== "branches" || slug.safeParse(name).success);
        const meant = closest(value, wellNamed);
        if (kind === "branches") return [findingAt(file, path, tree.say.unknownBranch(value, meant))];
        return [findingAt(file, path, tree.say.unknownName(value, label[tree.say.language], where, meant))];
      });
    }),
  );
};

/** The rooms and speakers of an edition are those of its own file. */
function namesIn(data: object): Pick<Things, "rooms" | "speakers"> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no other schema has these three fields
  const edition = "schedule" in data && "speakers" in data && "number" in data ? (data as EditionData) : undefined;
  return {
    rooms: { known: edition?.schedule.rooms.map(({ id }) => id), where: "rooms:" },
    speakers: { known: edition?.speakers.map(({ name }) => name), where: "speakers:" },
  };
}

function thingsOf(tree: Tree): Omit<Things, "rooms" | "speakers"> {
  const roles = entries(tree, "roles")[0]?.data;
  const countries = entries(tree, "countries")[0]?.data;
  const categories = entries(tree, "categories")[0]?.data.categories.map(({ id }) => id);
  const [branches] = collections.branches;
  return {
    roles: { known: roles && Object.keys(roles), where: "roles.yaml" },
    // A branch exists even when its file has errors.
    branches: { known: [...tree.files.keys()].filter((path) => belongsTo(path, branches)).map(idOf), where: branches },
    countries: {
      known: countries && Object.keys(countries),
      where: `countries.yaml (${Object.keys(countries ?? {}).join(", ")})`,
    },
    categories: { known: categories, where: `categories.yaml (${categories?.join(", ")})` },
  };
}
