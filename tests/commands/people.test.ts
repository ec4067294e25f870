import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readFolder } from "#check/check-folder.ts";
import { loadContent } from "#check/load.ts";
import { ContentEdit } from "#tools/content/content-edit.ts";
import { decodeSheet, parseSheet } from "#tools/content/csv.ts";
import { readPeople } from "#tools/content/people/columns.ts";
import { importPeople } from "#tools/content/people/import.ts";
import { describeRefusal, Refusal } from "#tools/content/messages.ts";
import { runTool } from "./command.ts";
import { type SavedTree, TestTree } from "../content/test-tree.ts";

async function run({ parent }: SavedTree, script: string, ...options: string[]) {
  const { status, stdout, stderr } = await runTool(parent, `content/${script}`, ...options);
  return { status, stdout: plainSpaces(stdout), stderr: plainSpaces(stderr) };
}

const plainSpaces = (text: string) => text.replaceAll("\u00a0", " ");

function importing(saved: SavedTree, sheet: string | Uint8Array, ...options: string[]) {
  writeFileSync(join(saved.parent, "people.csv"), sheet);
  return run(saved, "import-people.ts", "people.csv", ...options);
}

const stateOf = ({ root }: SavedTree) =>
  JSON.stringify([...readFolder(root).files].map(([path, bytes]) => [path, Buffer.from(bytes).toString("base64")]));
const read = ({ root }: SavedTree, file: string) => readFileSync(join(root, file), "utf8");

const office = `Groupe;Où;Nom;Rôle;Féminin
antenne;Lyon;Margaux Perrachon;présidente;
antenne;lyon;Quentin Marjollet;treasurer;non
antenne;lyon;Ana d'Arcy;Trésorière;
`;

test.each(["fr", "en"])("importing the exported sheet (%s) changes nothing", async (lang) => {
  using saved = new TestTree().save();
  const before = stateOf(saved);
  expect(await run(saved, "export-people.ts", "people.csv", "--lang", lang)).toMatchObject({ status: 0, stderr: "" });
  const { status, stdout } = await run(saved, "import-people.ts", "people.csv", "--write", "--lang", lang);
  expect({ status, stdout }).toMatchObject({ status: 0 });
  expect(stdout).not.toMatch(/^ {2}[+~-]/m);
  expect(stateOf(saved)).toBe(before);
});

test("a dry run writes nothing, and --write changes only this list and its year", async () => {
  using saved = new TestTree().save();
  const before = stateOf(saved);
  const old = read(saved, "branches/lyon.yaml");
  const dry = await importing(saved, office);
  expect(dry).toMatchObject({ status: 0, stderr: "" });
  expect(dry.stdout).toContain("  + Ana d'Arcy (treasurer)\n  - Idriss Belkacemi (vicePresident)\n");
  expect(stateOf(saved)).toBe(before);
  expect((await importing(saved, office, "--write")).stdout).toContain("Écrit : branches/lyon.yaml.");
  const { office: people, ...rest } = parse(read(saved, "branches/lyon.yaml"));
  expect(people.map(({ name }: { name: string }) => name)).toEqual([
    "Margaux Perrachon",
    "Quentin Marjollet",
    "Ana d'Arcy",
  ]);
  const { office: _, ...others } = parse(old);
  expect(rest).toEqual({ ...others, officeYear: 2025 });
});

test("a sheet with English headings, tabs and an old encoding is imported", async () => {
  using saved = new TestTree().save();
  const sheet = `Group|Where|Name|Role|About in French|About in English|Branch|Email
board|2025|Inès Marchetti|President|Elle n'a pas changé.|She has not changed.|Lyon|ines@x.example`;
  const bytes = Buffer.from(sheet.replaceAll("|", "\t"), "latin1");
  const { status, stdout } = await importing(saved, bytes, "--write", "--lang", "en");
  expect(stdout).toContain("Ignored columns: Email");
  expect(status).toBe(0);
  const board = read(saved, "board/2025.yaml");
  expect(board).toContain("fr: Elle n’a pas changé.");
  expect(board).toContain("https://linkedin.example/in/ines-marchetti");
  expect(board).toContain("feminine: true");
  expect(board).not.toMatch(/Brenner|ines@x/);
});

test("speakers have a free-text role, and photos are found by file name", async () => {
  using saved = new TestTree().save();
  writeFileSync(join(saved.parent, "Ana.WEBP"), new TestTree().bytes("branches/lyon/1.webp"));
  const sheet =
    "Groupe;Nom;Rôle;Rôle en anglais;Photo\nintervenante;Ana Ruiz;Ingénieure;Engineer;ana.webp\nintervenant;Noé Roy;Juriste;Lawyer;\n";
  expect((await importing(saved, sheet, "--write")).stderr).toContain("schedule.yaml");
  const { speakers: talking } = loadContent(saved.root).speakers;
  const kept = `${sheet}${talking.map(({ name }) => `intervenant;${name};Ingénieur;Engineer;\n`).join("")}`;
  expect(await importing(saved, kept, "--write")).toMatchObject({ status: 0, stderr: "" });
  const speakers = read(saved, "krypto-tour/speakers.yaml");
  expect(speakers).toContain("src: portraits/ana-ruiz.webp");
  expect(speakers).toContain("fr: Portrait d’Ana Ruiz.");
  expect(speakers).toContain("linkedin: https://linkedin.example/in/idris-camara");
  expect(existsSync(join(saved.root, "krypto-tour/portraits/ana-ruiz.webp"))).toBe(true);
});

const hostile: [string, string | Uint8Array, RegExp][] = [
  ["an empty sheet", "", /La feuille est vide/],
  ["headings alone", "Groupe;Nom;Rôle\n", /que sa ligne de titres/],
  ["a missing column", "Groupe;Nom\nbureau;Zoé\n", /Il manque la colonne « Rôle »/],
  ["a misspelt column", "Groupe;Nom;Rôle;Linkdin\nbureau;Zoé;x;y\n", /« LinkedIn » \?/],
  ["a column twice", "Groupe;Nom;Rôle;Nom\nbureau;Zoé;x;y\n", /deux fois/],
  ["a workbook", "PK\u0003\u0004\u0000", /CSV UTF-8/],
  ["bytes", Uint8Array.from([7, 0, 7]), /pas un texte/],
  ["an open quotation mark", 'Groupe;Nom;Rôle\n"bureau;Zoé;x\n', /Ligne 2/],
  ["a formula", 'Groupe;Où;Nom;Rôle\nantenne;lyon;"=HYPERLINK(""http://x"")";président\n', /Ligne 2, Nom.*formule/],
  ["another formula", "Groupe;Où;Nom;Rôle\nantenne;lyon;@SUM(1);président\n", /formule/],
  ["an unknown role", office.replace("présidente", "présidante"), /« présidante ».*« Présidente » \?/],
  ["an unknown group", office.replace("antenne;Lyon", "antene;Lyon"), /« antenne » \?/],
  ["an unknown branch", office.replace(";Lyon;", ";Lion;"), /« lyon » \?/],
  ["a year that has no board", office.replace("antenne;Lyon", "bureau;2031"), /new -- year --year 2031/],
  ["a branch without a page", office.replace(";Lyon;", ";hult;"), /status: soon/],
  ["two people of one name", office.replace("Quentin Marjollet", "MARGAUX  PERRACHON"), /Ligne 3 : .*ligne 2/],
  ["no name", office.replace("Quentin Marjollet", ""), /Ligne 3, colonne « Nom » : vide/],
  ["a separator that is none", "sep=\\\nGroupe;Nom;Rôle\n", /« sep=\\ »/],
  ["a cell too many", office.replace("treasurer;non", "treasurer;non;;oups"), /plus de cases/],
  [
    "a photo on the web",
    `Groupe;Où;Nom;Rôle;Photo\nantenne;lyon;Zoé;president;https://x.example/zoe.jpg\n`,
    /n’est pas dans/,
  ],
  ["a photo elsewhere", "Groupe;Où;Nom;Rôle;Photo\nantenne;lyon;Zoé;president;../../etc/passwd\n", /n’est pas dans/],
];

function refusalOf(saved: SavedTree, sheet: string | Uint8Array) {
  const bytes = typeof sheet === "string" ? new TextEncoder().encode(sheet) : sheet;
  const edit = new ContentEdit(saved.root);
  try {
    const { findings } = importPeople(edit, readPeople(parseSheet(decodeSheet(bytes))).people, saved.parent);
    edit.verify(undefined, findings);
    edit.write();
  } catch (error) {
    if (error instanceof Refusal) return plainSpaces(describeRefusal(error, "fr"));
    throw error;
  }
}

test.each(hostile)("%s is refused, and nothing is written", (_, sheet, reason) => {
  using saved = new TestTree().save();
  const before = stateOf(saved);
  expect(refusalOf(saved, sheet)).toMatch(reason);
  expect(stateOf(saved)).toBe(before);
  expect(globSync("**/.*.new", { cwd: saved.root })).toEqual([]);
});

test("all findings are listed at once, by row and column", async () => {
  using saved = new TestTree().save();
  const sheet = `Groupe;Où;Nom;Rôle;Présentation;Présentation en anglais;LinkedIn
bureau;2025;Inès Marchetti;présidente;Elle tient la barre.;;
bureau;2025;Hugo Brenner;;;;
`;
  const { status, stderr } = await importing(saved, sheet);
  expect(status).toBe(1);
  expect(stderr.trim().split("\n")).toEqual([
    "Ligne 2, colonne « Présentation en anglais » : vide.",
    "Ligne 3, colonne « Rôle » : vide.",
    "Ligne 3, colonne « Présentation » : vide.",
    "Ligne 3, colonne « Présentation en anglais » : vide.",
    "Rien n’a été écrit.",
  ]);
  const wrong = sheet.replace(";;\n", ";She is at the helm.;ici\n");
  const lone = "antenne;lyon;Zoé Ferrand;présidente;;;\n";
  expect((await importing(saved, wrong + lone)).stderr.trim().split("\n")).toEqual([
    "Ligne 3, colonne « Rôle » : vide.",
    "Ligne 3, colonne « Présentation » : vide.",
    "Ligne 3, colonne « Présentation en anglais » : vide.",
    expect.stringMatching(/^Ligne 2, colonne « LinkedIn » : /),
    "Groupe « antenne », « lyon » : Éléments dans « Bureau de l’antenne » : 1, il en faut au moins 3.",
    "Rien n’a été écrit.",
  ]);
});

test("a thousand wrong rows give a short message, and no sheet one that names it", async () => {
  using saved = new TestTree().save();
  const sheet = `Groupe;Où;Nom;Rôle\n${"antenne;lyon;Zoé Ferrand;archiduc\n".repeat(1_000)}`;
  const { status, stdout, stderr } = await importing(saved, sheet, "--write", "--lang", "en");
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr.trim().split("\n")).toHaveLength(26);
  expect((await run(saved, "import-people.ts")).stderr).toContain("personnes.csv");
});

test("a formula in the content is exported as text", async () => {
  const tree = new TestTree();
  tree.set("board/2025.yaml", "members.1.description.fr", '"=1+1 est sa devise."');
  using saved = tree.save();
  expect((await run(saved, "export-people.ts")).stdout).toContain(";'=1+1 est sa devise.;");
});

test("if one file cannot be written, none is", () => {
  using saved = new TestTree().save();
  const before = stateOf(saved);
  const rows = office.split("\n").slice(1).join("\n");
  const sheet = `${office}${rows.replaceAll(/antenne;lyon/gi, "antenne;mons").replace("Margaux", "Zélie")}`;
  // A folder blocks the temporary file of the second one.
  mkdirSync(join(saved.root, "branches/.mons.yaml.new/taken"), { recursive: true });
  expect(refusalOf(saved, sheet)).toContain("tout est resté comme avant");
  expect(stateOf(saved)).toBe(before);
});
