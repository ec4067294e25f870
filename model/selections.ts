import type { Language } from "./languages.ts";
import type { Content } from "./collections.ts";
import { currentEdition } from "./editions.ts";
import { type SinglePage, unprefixedPathTo } from "./pages.ts";
import type { OpenBranch } from "./schema/branch.ts";

export type BranchEntry = Content["branches"][number];
export type OpenBranchEntry = OpenBranch & { id: string };
export type PublicationEntry = Content["publications"][number];

/** Open branches unless unlisted, and those that open soon, by position. */
export function listedBranches({ branches }: Content): BranchEntry[] {
  return branches
    .filter((branch) => branch.status === "soon" || branch.listed)
    .toSorted((a, b) => a.position - b.position);
}

export function isOpen(branch: BranchEntry): branch is OpenBranchEntry {
  return branch.status === "open";
}

/** The countries of the listed branches, in the order of countries.yaml. */
export function countryIds(content: Content): string[] {
  const used = new Set(listedBranches(content).map(({ country }) => country));
  return Object.keys(content.countries).filter((id) => used.has(id));
}

/** The cities of the listed branches, grouped by country. */
export function cityNames(content: Content, lang: Language): string[] {
  const byCountry = Map.groupBy(listedBranches(content), ({ country }) => country);
  const ordered = countryIds(content).flatMap((id) => byCountry.get(id) ?? []);
  return [...new Set(ordered.map(({ city }) => city[lang]))];
}

export function countryName({ countries }: Content, id: string, lang: Language): string {
  const country = countries[id];
  if (!country) throw new Error(`content/countries.yaml has no country called "${id}"`);
  return country.name[lang];
}

export function categoryOf({ categories }: Content, id: string): Content["categories"]["categories"][number] {
  const found = categories.categories.find((category) => category.id === id);
  if (!found) throw new Error(`content/categories.yaml has no category called "${id}"`);
  return found;
}

/** LinkedIn, otherwise the first other account. */
export function joinUrl({ social: { linkedin, ...others } }: Content["site"]): string | undefined {
  return linkedin ?? Object.values(others).find(Boolean);
}

/** The newest board is in office. */
export function currentBoard(content: Content): Content["board"][number] {
  const [newest] = newestTerms(content);
  if (!newest) throw new Error("content/board/ has no board in office");
  return newest;
}

/** The year of the board in office, the last one of 2017-2020. */
export const yearInOffice = (content: Content) => currentBoard(content).id.slice(-4);

/** The president of the current board, who is the publication director. */
export function director(content: Content): Content["board"][number]["members"][number] | undefined {
  return currentBoard(content).members.find(({ role }) => role === "president");
}

type Member = Content["board"][number]["members"][number] | Content["poles"][number]["team"][number];

/** The person with this role on the board or in a pole, otherwise the president. */
export function holderOf(content: Content, role: string): { person: Member; folder: "board" | "poles" } | undefined {
  const onBoard = currentBoard(content).members.find((member) => member.role === role);
  if (onBoard) return { person: onBoard, folder: "board" };
  const inPole = content.poles.flatMap(({ team }) => team).find((member) => member.role === role);
  if (inPole) return { person: inPole, folder: "poles" };
  const president = director(content);
  return president && { person: president, folder: "board" };
}

export type Pictured = { name: string; image?: Content["editions"][number]["speakers"][number]["image"] };

/** Everybody on the site, with the folder of their pictures. */
function everybody(content: Content): (Pictured & { folder: string })[] {
  const lists: [string, readonly Pictured[]][] = [
    ["board", newestTerms(content).flatMap(({ members }) => members)],
    ["poles", content.poles.flatMap(({ team }) => team)],
    ["branches", content.branches.filter(isOpen).flatMap(({ office }) => office)],
    ["krypto-tour", currentEdition(content).speakers],
  ];
  return lists.flatMap(([folder, people]) => people.map(({ name, image }) => ({ name, image, folder })));
}

/** The person's picture, otherwise one from another list with the same name. */
export function portraitOf(content: Content, { name, image }: Pictured, folder: string) {
  if (image) return { image, folder };
  const other = everybody(content).find((person) => person.name === name && person.image);
  return other?.image && { image: other.image, folder: other.folder };
}

export function newestPublications({ publications }: Content): PublicationEntry[] {
  return publications.toSorted((a, b) => b.date.localeCompare(a.date));
}

export function newestTerms({ board }: Content): Content["board"] {
  return board.toSorted((a, b) => b.id.localeCompare(a.id));
}

export function roleLabel(
  { roles }: Content,
  { role, feminine }: { role: string; feminine: boolean },
  lang: Language,
): string {
  const forms = roles[role];
  if (!forms) throw new Error(`content/roles.yaml has no role called "${role}"`);
  return forms[feminine ? "feminine" : "masculine"][lang];
}

export function schoolLabel(
  { branches }: Content,
  { school, branch }: Content["board"][number]["members"][number],
  lang: Language,
): string {
  return school?.[lang] ?? branches.find(({ id }) => id === branch)?.name[lang] ?? "";
}

/** Does not compile if a page has no content file. */
export function textsOf(content: Content, page: SinglePage) {
  return content[`${page}Page` as const];
}

/** An edition of the event may have a description of its own. */
export function seoOf(content: Content, page: SinglePage) {
  const { seo } = textsOf(content, page);
  const own = page === "kryptoTour" ? currentEdition(content).description : undefined;
  return own ? { ...seo, description: own } : seo;
}

/** Branches are counted by city, as in the public figure; several in one city are schools. */
export function countsOf(content: Content): { cities: number; schools: number; countries: number } {
  return {
    cities: cityNames(content, "fr").length,
    schools: listedBranches(content).length,
    countries: countryIds(content).length,
  };
}

export const branchAnchor = (id: string) => `card-${id}`;

/** Redirects from the address of a branch that is not open yet to its row. */
export function soonRedirects({ branches }: Content): (readonly [from: string, to: string])[] {
  return branches
    .filter(({ status }) => status === "soon")
    .map(({ id }) => [unprefixedPathTo("branch", { id }), `${unprefixedPathTo("branches")}#${branchAnchor(id)}`]);
}
