import { collections } from "#model/collections.ts";
import { keysOf } from "#model/keys.ts";
import type { FieldWords } from "#model/schema/field.ts";
import { slug } from "#model/schema/fields.ts";
import type { Finding, Path } from "../finding.ts";
import { type JsonSchema, schemaAt, schemaOf } from "../read/json-schema.ts";
import { closest } from "../read/suggest.ts";
import { belongsTo, entries, findingAt, idOf, type Rule, type Tree } from "../read/tree.ts";

type Kind = NonNullable<FieldWords["names"]>;
type Things = Record<Kind, { known: readonly string[] | undefined; where: string }>;

/** A field that refers to an entry of another file names an existing one; unreadable files are skipped. */
export const knownNames: Rule = (tree) => {
  const things = thingsOf(tree);
  return keysOf(collections).flatMap((key) =>
    entries(tree, key).flatMap(({ file, data }) =>
      [...namesIn(schemaOf(key), data, [])].flatMap(({ path, kind, label, value }): Finding[] => {
        const { known, where } = things[kind];
        if (!known || known.includes(value)) return [];
        const wellNamed = known.filter((name) => kind !== "branches" || slug.safeParse(name).success);
        const meant = closest(value, wellNamed);
        if (kind === "branches") return [findingAt(file, path, tree.say.unknownBranch(value, meant))];
        return [findingAt(file, path, tree.say.unknownName(value, label[tree.say.language], where, meant))];
      }),
    ),
  );
};

function thingsOf(tree: Tree): Things {
  const roles = entries(tree, "roles")[0]?.data;
  const countries = entries(tree, "countries")[0]?.data;
  const categories = entries(tree, "categories")[0]?.data.categories.map(({ id }) => id);
  const schedule = entries(tree, "schedule")[0]?.data;
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
    rooms: { known: schedule?.rooms.map(({ id }) => id), where: "rooms:" },
    subjects: { known: schedule?.subjects.map(({ id }) => id), where: "subjects:" },
    speakers: { known: entries(tree, "speakers")[0]?.data.speakers.map(({ name }) => name), where: "speakers.yaml" },
  };
}

interface Name {
  path: Path;
  kind: Kind;
  label: NonNullable<FieldWords["label"]>;
  value: string;
}

/** Every reference to an entry of another file. */
function* namesIn(schema: JsonSchema, value: unknown, path: Path): Generator<Name> {
  const { names: kind, label } = schema;
  if (kind && label && typeof value === "string") yield { path, kind, label, value };
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    const field = schemaAt(schema, [step], value);
    if (field) yield* namesIn(field, inner, [...path, step]);
  }
}
