import { collections } from "#model/collections.ts";
import { pageTexts } from "#model/schema/pages.ts";
import { missingSigns, type Face } from "./faces.ts";
import type { Finding, Path } from "../finding.ts";
import { child } from "../read/schema-lookup.ts";
import { belongsTo, findingInText, type CollectionKey, type Rule, type Tree } from "../read/tree.ts";
import { texts, type Leaf } from "../read/walk.ts";
import type { YamlFile } from "../read/yaml-file.ts";

type Places = Partial<Record<Face, string[]>>;

/** The social card of every page shows its title. */
const headerTitles = Object.fromEntries(Object.keys(pageTexts).map((key) => [key, { display: ["header.title"] }]));

/** The fields shown in drawings and PDFs, by typeface; * is any step. */
const drawn = new Map<string, Places>(
  Object.entries({
    ...headerTitles,
    site: { display: ["name"], text: ["legalForm", "seat", "email", "address", "host"] },
    roles: { text: ["president"] },
    homePage: { display: ["hero.title"] },
    partnerPage: {
      display: ["header.title", "reach", "tiers", "limits"],
      text: ["header", "contact", "reach", "tiers", "limits"],
    },
    branches: { display: ["name"], text: ["city", "school"] },
    legal: { display: ["title"] },
    edition: { display: ["title"], text: ["city"] },
    schedule: { text: ["rooms.*.name", "slots.*.title", "slots.*.speakers"] },
  } satisfies Partial<Record<CollectionKey, Places>>),
);
const cover = { display: ["coverWord", "title"] };
const paper = { display: ["coverWord", "title"], text: ["description", "authors"] };

/** The typefaces have every character of the texts in drawings and PDFs. */
export const drawnTexts: Rule = (tree) => {
  const groups = Object.entries(collections).flatMap(([key, [place]]) =>
    [...tree.yaml.values()].filter(({ path }) => belongsTo(path, place)).map((file) => ({ key, file })),
  );
  return groups.flatMap(({ key, file }) => [...inFile(tree, file, placesIn(key, file)), ...initials(tree, file)]);
};

function placesIn(key: string, { data }: YamlFile): Places {
  if (key === "publications") return child(data, "download") === "local" ? paper : cover;
  return drawn.get(key) ?? {};
}

function inFile(tree: Tree, file: YamlFile, places: Places): Finding[] {
  return [...texts(file.data)].flatMap((leaf) =>
    (["text", "display"] as const)
      .filter((face) => places[face]?.some((pattern) => isBelow(leaf.path, pattern.split("."))))
      .flatMap((face) => missingSigns(face, leaf.text).map((sign) => report(tree, file, leaf, sign))),
  );
}

function isBelow(path: Path, pattern: readonly string[]): boolean {
  return pattern.every((step, index) => step === "*" || step === String(path[index]));
}

/** A person without a photograph gets a drawing of their initials. */
function initials(tree: Tree, file: YamlFile): Finding[] {
  return people(file.data).flatMap((leaf) =>
    leaf.text
      .split(/[\s-]/)
      .flatMap((word) => missingSigns("text", Array.from(word)[0] ?? ""))
      .map((sign) => report(tree, file, leaf, sign)),
  );
}

function people(data: unknown): Leaf[] {
  return ["members", "team", "office", "speakers"].flatMap((list) => {
    const found = child(data, list);
    if (!Array.isArray(found)) return [];
    return found.flatMap((person: unknown, index) => {
      const [name, image] = [child(person, "name"), child(person, "image")];
      return typeof name === "string" && image === undefined ? [{ text: name, path: [list, index, "name"] }] : [];
    });
  });
}

function report(tree: Tree, file: YamlFile, leaf: Leaf, sign: string): Finding {
  return findingInText(file, leaf, leaf.text.normalize("NFC").indexOf(sign), tree.say.missingSign(sign));
}
