import sharp from "sharp";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { checkFiles } from "#check/check.ts";
import { checkPictures } from "#check/check-pictures.ts";
import { board as newBoard } from "./next-year.ts";
import { TestTree, today } from "./test-tree.ts";

function edit(tree: TestTree, file: string, change: (data: ReturnType<typeof parse>) => void): void {
  const data: unknown = parse(tree.read(file));
  change(data);
  tree.write(file, stringify(data, { lineWidth: 0, aliasDuplicateObjects: false }));
}

type Change = (tree: TestTree, file: string) => void;
/** A file, what is done to it, the line (0 is the whole file, `{words}` the first with them) and field, words of the message. */
type Row = readonly [file: string, change: Change, place: string, words: string];

const set =
  (field: string, yaml: string): Change =>
  (tree, file) =>
    tree.set(file, field, yaml);
const unset =
  (field: string): Change =>
  (tree, file) =>
    tree.unset(file, field);
const replace =
  (from: string, to: string): Change =>
  (tree, file) =>
    tree.replace(file, from, to);
const write =
  (text: string | Uint8Array): Change =>
  (tree, file) =>
    tree.write(file, text);
const append =
  (text: string): Change =>
  (tree, file) =>
    tree.write(file, `${tree.read(file)}\n${text}\n`);
/** Takes the place of another file. */
const renamed =
  (from: string): Change =>
  (tree, file) =>
    tree.rename(from, file);
const without =
  (other: string): Change =>
  (tree) =>
    tree.remove(other);
const copied =
  (from: string, words: string, others: string): Change =>
  (tree, file) =>
    tree.write(file, tree.read(from).replace(words, others));
const withoutBoards: Change = (tree) => {
  for (const file of ["board/2024.yaml", "board/2017-2020.yaml"]) tree.remove(file);
  tree.replace("board/2025.yaml", "sample: true", "draft: true");
};
const sameSpeakers: Change = (tree, file) => {
  const { speakers } = parse(tree.read(file));
  edit(tree, "krypto-tour/2024.yaml", (data) => Object.assign(data, { speakers, schedule: undefined }));
};
const redirect = (from: string, to: string) => write(`redirects:\n  - from: ${from}\n    to: ${to}\n`);
const svg = (inside: string) => write(`<svg xmlns="http://www.w3.org/2000/svg"${inside}</svg>`);

const [lyon, hult, site, home] = ["branches/lyon.yaml", "branches/hult.yaml", "site.yaml", "pages/home.yaml"];
const [board, edition, past] = ["board/2025.yaml", "krypto-tour/2099.yaml", "timeline/2017.yaml"];
const [mica, paper] = ["publications/mica-un-an-apres.yaml", "publications/mica-un-an-apres.fr.md"];
const [plain, english] = ["plain-pages/accessibilite.fr.md", "plain-pages/accessibilite.en.md"];
const [photo, drawing] = ["branches/lyon/1.webp", "branches/logos/essec.svg"];
const subtitle = (yaml: string) => set("hero.subtitle.fr", yaml);
const whole = await sharp(new TestTree().bytes(photo)).toBuffer();

const files: Row[] = [
  ["roles.yaml", (tree, file) => tree.write(file, Buffer.from(tree.read(file), "latin1")), "0", "UTF-8"],
  ["pages/events.yaml", without("pages/events.yaml"), "0", "Put it back"],
  ["timeline/", without("timeline"), "0", "Put it back"],
  ["branches/Hult Londres.yaml", renamed(hult), "0", "hult-londres.yaml"],
  ["timeline/debut.yaml", renamed(past), "0", "2024.yaml"],
  ["board/bureau-2025.yaml", renamed(board), "0", "2025.yaml"],
  ["redirects.yml", renamed("redirects.yaml"), "0", 'Did you mean "redirects.yaml"?'],
  ["publications/essai.fr.md", write("# Essai\n"), "0", "Nothing on the site reads"],
  [photo, write(new Uint8Array(30_000_001)), "0", "too heavy"],
  [photo, write("x"), "0", "cannot be read as a picture"],
  [photo, write(whole.subarray(0, whole.length / 2)), "0", "cannot be read as a picture"],
  [drawing, svg(' viewBox="0 0 9 9"><script/>'), "1", "<script"],
  [drawing, svg(">"), "0", "viewBox"],
  [mica, without("publications/mica-un-an-apres.en.md"), "14 download", "PDF"],
  ["legal/terms.yaml", without("legal/terms.en.md"), "5 fileName", "terms.en.md"],
];

const syntax: Row[] = [
  [past, set("title.fr", '"Un titre'), "2", "never closes"],
  [past, set("title.fr", "Un titre: deux"), "2", 'e.g. `fr: "Débat\u00a0: MiCA"`'],
  [past, replace("  fr:", "\tfr:"), "2", "begins with a tab"],
  [lyon, replace("  email:", "   email:"), "{phone:}", "not aligned"],
  [past, set("title.fr", "@krypto"), "2", "reserved in YAML"],
  [past, set("title.fr", "* krypto"), "2", "reserved in YAML"],
  [past, set("title.fr", "!krypto tour"), "2", "reserved in YAML"],
  [past, set("title.fr", "*note"), "1", "reserved in YAML"],
  [past, set("title.fr", "'l'école'"), "2", "goes on after"],
  [lyon, replace("position:", "position: 9\nposition:"), "{position: 4}", "Keep one"],
  [lyon, replace("country: france", "country france"), "{country france}", "name: value"],
  [hult, append("notes"), "19", "name: value"],
  [hult, write(""), "1", "is empty"],
];

const fields: Row[] = [
  [lyon, unset("contact.email"), "{contact:} contact.email", "The line `email:` is missing. Add it below `contact:`"],
  [hult, replace("summary:", "sumary:"), "14 sumary", 'Did you mean "summary"?'],
  [board, unset("members.2.description.en"), "17 members.2.description.en", "Le texte anglais manque."],
  [lyon, set("contact.email", ""), "{email:} contact.email", "Nothing is written here."],
  [lyon, set("contact.email", "lyon"), "{email:} contact.email", "with an @"],
  [lyon, replace("city:\n  fr: Lyon\n  en: Lyon", "city: Lyon"), "{city:} city", "two lines below"],
  [lyon, replace("status: open", "status: ouverte"), "1 status", "`open`"],
  [lyon, set("position", "0"), "{position:} position", "Write a number"],
  [lyon, replace("sample: true", "sample: oui"), "{sample:} sample", "true or false"],
  [hult, append("contact: {}"), "19 contact", "Remove this line and what is in it, or write `status: open`."],
  [board, set("label", "Bureau 2025"), "1 label", "the year alone"],
  [mica, set("date", "2025-02-30"), "4 date", "a day that exists"],
  [lyon, unset("gallery.1.alt"), "{lyon/1.webp} gallery.1.alt", "what the picture shows"],
  [lyon, set("gallery.1.src", "https://a.example/x.jpg"), "{x.jpg} gallery.1.src", "a web address is not accepted"],
  ["pages/join.yaml", unset("after.steps.1"), "22 after.steps", "2 items"],
  [lyon, set("office", `[${"{ name: A, role: president },".repeat(13)}]\n`), "{office:} office", "12 at most"],
  [lyon, set("contact.phone", "+33199001234"), "{phone:} contact.phone", "quotation marks"],
  [plain, replace("tag: Cadre légal\n", ""), "1 tag", "`tag:` is missing"],
];

const references: Row[] = [
  [lyon, set("office.1.role", "presidant"), "{presidant} office.1.role", 'mean "president"?'],
  [lyon, set("country", "frence"), "{frence} country", 'mean "france"?'],
  [board, set("members.2.branch", "lion"), "20 members.2.branch", "branches/"],
  [mica, set("category", "essai"), "5 category", "categories.yaml"],
  [edition, set("schedule.slots.2.room", "cave"), "114 schedule.slots.2.room", "rooms:"],
  [edition, set("schedule.slots.2.speakers.1", "Jean"), "119 schedule.slots.2.speakers.1", "speakers:"],
  ["branches/telecom.yaml", set("city.en", "Pariss"), "8 city.en", "Paris"],
  [lyon, replace("lat: 45.749", "lat: 55.749"), "{coordinates:} coordinates", "not in France"],
  [lyon, set("gallery.1.src", "lyon/11.webp"), "{lyon/11.webp} gallery.1.src", 'mean "lyon/1.webp"?'],
  ["redirects.yaml", redirect("/vieux", "/antenes"), "3 redirects.1.to", "/antennes"],
  ["redirects.yaml", redirect("/vieux", "/antennes/hult"), "3 redirects.1.to", "no public page"],
  ["redirects.yaml", redirect("/antennes", "/bureau"), "2 redirects.1.from", "exists already"],
  ["redirects.yaml", redirect("/documents/a.pdf", "/bureau"), "2 redirects.1.from", "exists already"],
  [paper, append("[ici](/fr/bureaux)"), "89", 'mean "/fr/bureau"?'],
  [plain, replace("photo-1", "photo-9"), "14", 'mean "../krypto-tour/photo-1.webp"?'],
  [plain, without(english), "0", "accessibilite.en.md"],
  [english, replace("footer: legal", "footer: work"), "6 footer", "differs"],
];

const values: Row[] = [
  [mica, set("date", "2026-11-15"), "4 date", "in the future"],
  ["events/agenda.yaml", set("events.1.end", "2024-03-06"), "5 events.1.end", "Write the end like the start"],
  ["events/agenda.yaml", set("events.1.end", '"2024-03-05T17:30:00+01:00"'), "5 events.1.end", "not before it"],
  [edition, set("schedule.slots.2.end", '"01:00"'), "113 schedule.slots.2.end", "comes after the start"],
  [
    site,
    append("editor:\n  address: https://kryptocampus.example\n  repository: a/b"),
    "{  address: https} editor.address",
    "subdomain",
  ],
  [site, set("ethereum.address", `"0x${"facade2017".repeat(4)}"`), "{facade2017} ethereum.address", "from the wallet"],
  [site, set("ethereum.explorer", "https://a.example"), "{a.example} ethereum.explorer", "ends with it"],
  ["pages/partner.yaml", unset("tiers.rows.1.cells.1"), "95 tiers.rows.1.cells", "one cell for each tier"],
];

const years: Row[] = [
  [board, replace("role: president", "role: treasurer"), "3 members", "no president"],
  [
    "board/2026.yaml",
    write(newBoard('from: "2026-12-01"\n').replace("president", "treasurer")),
    "3 members",
    "no president",
  ],
  ["board/", withoutBoards, "0", "No board is in office"],
  ["board/2028.yaml", copied(board, 'label: "2025"', 'label: "2028"'), "1", "2028 is after next year"],
  [edition, unset("sample"), "2 date", "2099 is after next year"],
  [edition, unset("date"), "1", "it has no date"],
  [edition, set("date", '"2098-10-11"'), "2 date", "not in 2099"],
  [edition, sameSpeakers, "236 speakers", "This list is that of 2024"],
];

const texts: Row[] = [
  [home, subtitle("L'information d'ici."), "13 hero.subtitle.fr", 'is written "L’information"'],
  [home, subtitle("'Un \"mot juste.'"), "13 hero.subtitle.fr", "without its pair"],
  [paper, append("Jusqu'ici."), "89", "Jusqu’ici"],
  [plain, replace("Déclaration d’", "Déclaration d'"), "2 title.fr", "apostrophe"],
  [home, subtitle("Dans {countreis} pays."), "13 hero.subtitle.fr", 'mean "{countries}"?'],
  [hult, set("school", '"{city}"'), "13 school", "cannot fill in"],
  [home, set("hero.title.fr", "Un titre 🚀"), "10 hero.title.fr", "🚀"],
  [paper, append("<b>gras</b>"), "89", "cannot show"],
  [plain, replace("## Engagement", "# Engagement\n\n# Deux"), "12", "cannot show"],
  [plain, replace("[Un salon vu de haut, avec ses stands et son public.]", "[]"), "14", "what it shows"],
  [paper, append("![Un dessin](dessin.svg)"), "89", "become PDFs"],
  [paper, append("Un.[^x]"), "89", "no text"],
  [paper, append("[^x]: Un."), "89", "nothing refers to it"],
];

const valid = new TestTree().files;

/** Everything the check finds in a changed copy of the fixture, as `file:line field` and message. */
async function found(change: (tree: TestTree) => void): Promise<[place: string, words: string][]> {
  const tree = new TestTree();
  change(tree);
  const changed = new Map([...tree.files].filter(([path, bytes]) => valid.get(path) !== bytes));
  const findings = [...checkFiles(tree.files, today).findings, ...(await checkPictures(changed, "content"))];
  return findings.map(({ file, line, field, text }) => [
    `${file.replace("content/", "")}:${line} ${field}`.trim(),
    `${text.en} ${text.fr}`,
  ]);
}

test("the fixture has no finding", () => {
  const { content, findings } = checkFiles(valid, today);
  expect(findings).toEqual([]);
  expect(content?.branches).toHaveLength(10);
});

/** Finds lines by their words where a guide has people add lines above. */
const numbered = (place: string, tree: TestTree, file: string) =>
  place.replace(/^\{(.+)\}/, (_, words: string) => {
    const lines = tree.read(file).split("\n");
    return String(lines.findIndex((line) => line.includes(words)) + 1);
  });

const rows = [...files, ...syntax, ...fields, ...references, ...values, ...years, ...texts];

test.each(rows.map(([file, change, place, words]) => ({ file, change, place, words })))(
  "$file:$place $words",
  async ({ file, change, place, words }) => {
    let at = place;
    const findings = await found((tree) => {
      change(tree, file);
      at = numbered(place, tree, file);
    });
    expect(findings).toEqual([[`${file}:${at}`, expect.stringContaining(words)]]);
  },
);

test.each(["bureau", "404", "en"])("a page of text cannot take the address /%s", async (name) => {
  const findings = await found((tree) => {
    for (const lang of ["fr", "en"]) tree.rename(plain.replace("fr", lang), `plain-pages/${name}.${lang}.md`);
  });
  const words = expect.stringContaining("already belongs");
  expect(findings).toEqual(["en", "fr"].map((lang) => [`plain-pages/${name}.${lang}.md:0`, words]));
});

test.each(["rooms", "speakers"])("no text counts the %s of an edition before there are any", async (what) => {
  const findings = await found((tree) => {
    tree.unset(edition, "schedule");
    tree.unset(edition, "speakers");
  });
  expect(findings.join("\n")).toMatch(new RegExp(`cannot fill in "\\{${what}`));
});

const repeated: [file: string, list: string, key: string][] = [
  [lyon, "office", "name"],
  [board, "members", "name"],
  ["poles/aidefi.yaml", "team", "name"],
  [edition, "speakers", "name"],
  ["partners/sponsors.yaml", "items", "name"],
  ["partners/partners.yaml", "items", "name"],
  ["partners/schools.yaml", "items", "name"],
  ["partners/media.yaml", "items", "name"],
  [edition, "communityPartners", "name"],
  [edition, "mediaPartners", "name"],
  [edition, "sponsors.1.logos", "name"],
  ["categories.yaml", "categories", "id"],
  ["events/agenda.yaml", "events", "id"],
  [edition, "schedule.rooms", "id"],
];

test.each(repeated)("in %s, %s has each %s once", async (file, list, key) => {
  const findings = await found((tree) =>
    edit(tree, file, (data) => {
      let items = data;
      for (const step of list.split(".")) items = items[/^\d+$/.test(step) ? Number(step) - 1 : step];
      items.push(items[0]);
    }),
  );
  expect(findings).toEqual([[expect.stringMatching(`^${file}:\\d+ ${list}\\.\\d+\\.${key}$`), expect.any(String)]]);
  expect(findings[0]?.[1]).toContain("is already in this list, as no. 1");
});

const shared: [one: string, other: string, field: string][] = [
  [lyon, "branches/mons.yaml", "name.fr"],
  ["legal/cookies.yaml", "legal/terms.yaml", "fileName.en"],
  ["publications/agents-autonomes-qui-signe.yaml", mica, "title.fr"],
  ["board/2024.yaml", board, "label"],
  ["krypto-tour/2024.yaml", edition, "number"],
  [edition, "krypto-tour/2024.yaml", "film.id"],
  [edition, "krypto-tour/2024.yaml", "tickets.id"],
];

test.each(shared)("%s and %s have another %s", async (one, other, field) => {
  const [outer = "", inner = ""] = field.split(".");
  const findings = await found((tree) => {
    const value = parse(tree.read(one))[outer];
    edit(tree, other, (data) => {
      data[outer] = inner ? { ...value, ...data[outer], [inner]: value[inner] } : value;
    });
  });
  expect(findings).toEqual([[expect.stringMatching(`:\\d+ ${field}$`), expect.stringContaining("is already used in")]]);
});
