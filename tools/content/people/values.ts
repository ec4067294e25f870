import { closest, plain } from "#check/read/suggest.ts";
import type { Content } from "#model/collections.ts";
import { languages } from "#model/languages.ts";
import { type Item, itemOf } from "../content-edit.ts";
import type { Message } from "../messages.ts";
import { type Column, emptyCell, type Person } from "./columns.ts";
import type { PeopleList } from "./lists.ts";

/** Converts a row to a person of a content file; fields without a column keep their value. */
export function valueOf(
  content: Content,
  list: PeopleList,
  person: Person,
  old: Item | undefined,
  findings: Message[],
): Item {
  const value: Item = { ...old, name: person.name };
  const setText = (key: string, fr: Column, en: Column, isNeeded: boolean) => {
    const text = pair(person[fr], person[en], old?.[key]);
    set(value, key, text);
    for (const [column, side] of [
      [fr, "fr"],
      [en, "en"],
    ] as const)
      if ((isNeeded || text) && !itemOf(text)[side]) findings.push(emptyCell(person, column));
  };
  if (list.kind === "speaker") setText("role", "role", "roleEnglish", true);
  else {
    const role = roleOf(content, person);
    if ("fr" in role) findings.push(role);
    else {
      set(value, "role", role.role);
      set(value, "feminine", isFeminine(person, role) ?? old?.["feminine"]);
    }
  }
  if (value["feminine"] === false) delete value["feminine"];
  if (list.kind === "board" || list.kind === "pole")
    setText("description", "about", "aboutEnglish", list.kind === "board");
  if (list.kind === "board") {
    if (person.branch !== undefined) set(value, "branch", branchNamed(content, person.branch));
    setText("school", "school", "schoolEnglish", false);
  }
  if (list.kind === "board" || list.kind === "speaker")
    for (const network of ["linkedin", "x"] as const)
      if (person[network] !== undefined) set(value, network, person[network]);
  return value;
}

/** Keeps the old text if the sheet has no columns for it. */
function pair(fr: string | undefined, en: string | undefined, old: unknown): unknown {
  if (fr === undefined && en === undefined) return old;
  const before = itemOf(old);
  const text = { fr: fr ?? before["fr"] ?? "", en: en ?? before["en"] ?? "" };
  return text.fr === "" && text.en === "" ? undefined : text;
}

function set(value: Item, key: string, inner: unknown): void {
  if (inner === undefined || inner === "") delete value[key];
  else value[key] = inner;
}

interface Role {
  role: string;
  /** Known from the word itself, such as « présidente ». */
  feminine?: boolean;
}

/** Finds a role by its key, or by its name in either language and gender. */
function roleOf({ roles }: Content, person: Person): Role | Message {
  const { role = "", line } = person;
  if (role === "") return emptyCell(person, "role");
  const wanted = plain(role);
  for (const [key, { masculine, feminine }] of Object.entries(roles)) {
    if (plain(key) === wanted) return { role: key };
    for (const lang of languages) {
      const [he, she] = [plain(masculine[lang]), plain(feminine[lang])];
      if (wanted === he || wanted === she) return { role: key, ...(he !== she && { feminine: wanted === she }) };
    }
  }
  const names = Object.values(roles).flatMap(({ masculine, feminine }) => [masculine.fr, feminine.fr, masculine.en]);
  const near = closest(role, [...Object.keys(roles), ...names]);
  return {
    fr: `Ligne ${line} : il n’y a pas de rôle « ${role} ». Écrivez un nom de content/roles.yaml, ou ajoutez-y d’abord le rôle.${near ? ` Vouliez-vous dire « ${near} » ?` : ""}`,
    en: `Line ${line}: there is no role “${role}”. Write a name of content/roles.yaml, or add the role there first.${near ? ` Did you mean “${near}”?` : ""}`,
  };
}

function isFeminine({ feminine }: Person, role: Role): boolean | undefined {
  if (feminine === undefined || (feminine === "" && role.feminine !== undefined)) return role.feminine;
  return /^(oui|o|yes|y|x|1|vrai|true|f|féminin|feminine)$/i.test(feminine);
}

function branchNamed({ branches }: Content, wanted: string): string {
  const found = branches.find(({ id, name }) => [id, name.fr, name.en].some((each) => plain(each) === plain(wanted)));
  return found?.id ?? wanted;
}
