import { pageTexts } from "#model/schema/pages.ts";
import { missingSigns, type Face } from "./faces.ts";
import type { Path } from "../finding.ts";
import { leavesOf, type PlacedLeaf } from "../read/passages.ts";
import { child, valueAt } from "../read/json-schema.ts";
import { collectionOf, findingInText, type CollectionKey, type Rule } from "../read/tree.ts";
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
    plainPages: { display: ["title"] },
    kryptoTourPage: { display: ["title"] },
    editions: { text: ["city", "schedule.rooms.*.name", "schedule.slots.*.title", "schedule.slots.*.speakers"] },
  } satisfies Partial<Record<CollectionKey, Places>>),
);
const cover = { display: ["coverWord", "title"] };
const paper = { display: ["coverWord", "title"], text: ["description", "authors"] };

/** Lists of people; a person without a photograph gets a drawing of their initials. */
const people = new Set<PropertyKey | undefined>(["members", "team", "office", "speakers"]);

/** The typefaces have every character of the texts in drawings and PDFs. */
export const drawnTexts: Rule = (tree) =>
  leavesOf(tree).flatMap((leaf) => {
    const places = placesIn(leaf.file);
    const missing = (["text", "display"] as const)
      .filter((face) => places[face]?.some((pattern) => isBelow(leaf.path, pattern.split("."))))
      .flatMap((face) => missingSigns(face, leaf.text));
    return [...missing, ...missingInitials(leaf)].map((sign) =>
      findingInText(leaf.file, leaf, leaf.text.normalize("NFC").indexOf(sign), tree.say.missingSign(sign)),
    );
  });

function placesIn({ path, data }: YamlFile): Places {
  const key = collectionOf(path) ?? "";
  if (key === "publications") return child(data, "download") === "local" ? paper : cover;
  return drawn.get(key) ?? {};
}

function isBelow(path: Path, pattern: readonly string[]): boolean {
  return pattern.every((step, index) => step === "*" || step === String(path[index]));
}

function missingInitials({ file, text, path }: PlacedLeaf): string[] {
  const [list, index = 0, key, ...rest] = path;
  if (!people.has(list) || key !== "name" || rest.length > 0) return [];
  if (valueAt(file.data, [list ?? "", index, "image"]) !== undefined) return [];
  return text.split(/[\s-]/).flatMap((word) => missingSigns("text", Array.from(word)[0] ?? ""));
}
