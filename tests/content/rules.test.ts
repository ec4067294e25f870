import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { append, type Broken, cases, found, remove, rename, replace, set, unset, write } from "./broken.ts";

const [lyon, site, home, edition] = ["branches/lyon.yaml", "site.yaml", "pages/home.yaml", "krypto-tour/2099.yaml"];
const mica = "publications/mica-un-an-apres.yaml";
const paper = mica.replace("yaml", "fr.md");
const plain = "plain-pages/accessibilite.fr.md";
const subtitle = (yaml: string) => set(home, "hero.subtitle.fr", yaml);
const inPaper = (text: string) => append(paper, `\n${text}\n`);
const redirect = (from: string, to: string) =>
  write("redirects.yaml", `redirects:\n  - from: ${from}\n    to: ${to}\n`);

const references: Broken[] = [
  ["an unknown role", set(lyon, "office.1.role", "presidant"), [`${lyon}:48 office.1.role`, 'mean "president"?']],
  ["an unknown country", set(lyon, "country", "frence"), [`${lyon}:9 country`, 'mean "france"?']],
  [
    "an unknown branch",
    set("board/2025.yaml", "members.2.branch", "lion"),
    ["board/2025.yaml:20 members.2.branch", "branches/"],
  ],
  ["an unknown category", set(mica, "category", "essai"), [`${mica}:5 category`, "categories.yaml"]],
  [
    "an unknown room",
    set(edition, "schedule.slots.2.room", "cave"),
    [`${edition}:114 schedule.slots.2.room`, "rooms:"],
  ],
  [
    "an unknown speaker",
    set(edition, "schedule.slots.2.speakers.1", "Jean Personne"),
    [`${edition}:119 schedule.slots.2.speakers.1`, "speakers:"],
  ],
  [
    "another spelling of a city",
    set("branches/telecom.yaml", "city.en", "Pariss"),
    ["branches/telecom.yaml:8 city.en", "Paris"],
  ],
  ["a place elsewhere", replace(lyon, "lat: 45.749", "lat: 55.749"), [`${lyon}:10 coordinates`, "not in France"]],
  ["a redirect to nothing", redirect("/vieux", "/antenes"), ["redirects.yaml:3 redirects.1.to", "/antennes"]],
  [
    "a redirect to a branch that opens soon",
    redirect("/vieux", "/antennes/hult"),
    ["redirects.yaml:3 redirects.1.to", "no public page"],
  ],
  ["a redirect from a page", redirect("/antennes", "/bureau"), ["redirects.yaml:2 redirects.1.from", "exists already"]],
  [
    "a missing picture",
    set(lyon, "gallery.1.src", "lyon/11.webp"),
    [`${lyon}:58 gallery.1.src`, 'mean "lyon/1.webp"?'],
  ],
  [
    "a picture that is none",
    write("branches/lyon/1.webp", "x"),
    ["branches/lyon/1.webp:0", "cannot be read as a picture"],
  ],
  ["a paper without its text", remove(mica.replace("yaml", "en.md")), [`${mica}:14 download`, "PDF"]],
  [
    "a drawing with a script",
    write("branches/logos/essec.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script/></svg>'),
    ["branches/logos/essec.svg:1", "<script"],
  ],
  [
    "a drawing without a size",
    write("branches/logos/essec.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ["branches/logos/essec.svg:1", "viewBox"],
  ],
  ["a legal text without its English", remove("legal/terms.en.md"), ["legal/terms.yaml:5 fileName", "terms.en.md"]],
];

const values: Broken[] = [
  ["a date to come", set(mica, "date", "2026-11-15"), [`${mica}:4 date`, "in the future"]],
  [
    "a legal text of tomorrow",
    set("legal/terms.yaml", "updated", "2026-11-15"),
    ["legal/terms.yaml:8 updated", "future"],
  ],
  [
    "an event that ends early",
    write("events/agenda.yaml", "events:\n  - id: a\n    title: A\n    start: 2026-05-02\n    end: 2026-05-01\n"),
    ["events/agenda.yaml:5 events.1.end", "before the beginning"],
  ],
  [
    "a talk that ends early",
    set(edition, "schedule.slots.2.end", '"01:00"'),
    [`${edition}:113 schedule.slots.2.end`, "01:00"],
  ],
  [
    "two talks in one room",
    set(edition, "schedule.slots.3.start", '"09:45"'),
    [`${edition}:121 schedule.slots.3.start`, "09:30–10:00"],
  ],
  [
    "the editor on the site",
    append(site, "editor:\n  address: https://kryptocampus.example\n  repository: a/b\n"),
    ["site.yaml:62 editor.address", "subdomain"],
  ],
  [
    "DN6 a wallet with a wrong character",
    set(site, "ethereum.address", '"0xfacade2017facade2017facade2017facade2017"'),
    ["site.yaml:46 ethereum.address", "Copy it again"],
  ],
  [
    "an explorer of another wallet",
    set(site, "ethereum.explorer", "https://etherscan.example/a"),
    ["site.yaml:47 ethereum.explorer", "does not end with"],
  ],
  [
    "a row without its cell",
    (tree) => {
      const page = parse(tree.read("pages/partner.yaml"));
      page.tiers.rows[0].cells.pop();
      tree.write("pages/partner.yaml", stringify(page, { lineWidth: 0 }));
    },
    ["pages/partner.yaml:95 tiers.rows.1.cells", "one cell for each tier"],
  ],
];

const texts: Broken[] = [
  ["a straight apostrophe", subtitle("L'école d'ici."), [`${home}:13 hero.subtitle.fr`, "l’apostrophe ’"]],
  ["a space that breaks", subtitle("Bonjour !"), [`${home}:13 hero.subtitle.fr`, "no-break spaces"]],
  ["no space", subtitle('"Une idée: apprendre."'), [`${home}:13 hero.subtitle.fr`, "idée\u00a0:"]],
  ["straight quotation marks", subtitle("'Le \"mot\" juste.'"), [`${home}:13 hero.subtitle.fr`, "«"]],
  ["a mark without its pair", subtitle("'Un \"mot juste.'"), [`${home}:13 hero.subtitle.fr`, "without its pair"]],
  ["a straight apostrophe in Markdown", inPaper("Jusqu'ici."), [`${paper}:89`, "Jusqu’ici"]],
  ["an unknown word", subtitle("Dans {countreis} pays."), [`${home}:13 hero.subtitle.fr`, 'mean "{countries}"?']],
  [
    "a word where none is filled in",
    set("branches/hult.yaml", "school", '"{city}"'),
    ["branches/hult.yaml:13 school", "cannot fill in"],
  ],
  ["a sign that no typeface has", set(home, "hero.title.fr", "Un titre 🚀"), [`${home}:10 hero.title.fr`, "🚀"]],
  ["a link without encryption", inPaper("Voir http://site.example ici."), [`${paper}:89`, "https://"]],
  ["HTML", inPaper("<b>gras</b>"), [`${paper}:89`, "cannot show"]],
  ["a picture in Markdown", inPaper("![Une image](a.png)"), [`${paper}:89`, "cannot show"]],
  ["a link that runs a script", inPaper("[ici](javascript:alert(1))"), [`${paper}:89`, "cannot show"]],
  ["a heading too deep", inPaper("##### Cinq"), [`${paper}:89`, "cannot show"]],
  ["a note without its text", inPaper("Un.[^x]"), [`${paper}:89`, "no text"]],
  ["a note that nothing calls", inPaper("[^x]: Un."), [`${paper}:89`, "nothing refers to it"]],
  ["a link to no page", inPaper("[ici](/fr/bureaux)"), [`${paper}:89`, 'mean "/fr/bureau"?']],
];

const plainPages: Broken[] = [
  ["a missing field", replace(plain, "tag: Cadre légal\n", ""), [`${plain}:1 tag`, "`tag:` is missing"]],
  [
    "an apostrophe in the title",
    replace(plain, "Déclaration d’", "Déclaration d'"),
    [`${plain}:2 title.fr`, "apostrophe"],
  ],
  ["an apostrophe in the text", replace(plain, "L’association", "L'association"), [`${plain}:12`, "apostrophe"]],
  ["a first-level heading", replace(plain, "## Engagement", "# Engagement\n\n# Deux"), [`${plain}:12`, "cannot show"]],
  ["no other language", remove(plain.replace("fr", "en")), [`${plain}:0`, "accessibilite.en.md"]],
  [
    "another column",
    replace(plain, "footer: legal", "footer: work"),
    ["plain-pages/accessibilite.en.md:6 footer", "differs"],
  ],
  [
    "a taken address",
    (tree) => {
      rename(plain, "plain-pages/bureau.fr.md")(tree);
      rename(plain.replace("fr", "en"), "plain-pages/bureau.en.md")(tree);
    },
    ["plain-pages/bureau.en.md:0", "already belongs"],
    ["plain-pages/bureau.fr.md:0", "already belongs"],
  ],
];

test.each(cases(references))("$name is found", async ({ change, wanted }) => {
  expect(await found(change)).toEqual(wanted);
});
test.each(cases(values))("$name is found", async ({ change, wanted }) => {
  expect(await found(change)).toEqual(wanted);
});
test.each(cases(texts))("$name is found", async ({ change, wanted }) => {
  expect(await found(change)).toEqual(wanted);
});
test.each(cases(plainPages))("in a plain page, $name is found", async ({ change, wanted }) => {
  expect(await found(change)).toEqual(wanted);
});

test("a page cannot say how many rooms there are before there are any", async () => {
  const findings = await found(unset(edition, "schedule"));
  expect(findings.length).toBeGreaterThan(0);
  for (const [, words] of findings) expect(words).toContain('cannot fill in "{roomsInWords}"');
});

/** Adds a copy of the first item to a list. */
const repeated: [file: string, list: string, key: string][] = [
  [lyon, "office", "name"],
  ["board/2025.yaml", "members", "name"],
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
  const findings = await found((tree) => {
    const data: unknown = parse(tree.read(file));
    const steps = list.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) - 1 : step));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fixture has these lists
    const items = steps.reduce<unknown>((value, step) => Reflect.get(Object(value), step), data) as object[];
    items.push(structuredClone(items[0] ?? {}));
    tree.write(file, stringify(data, { lineWidth: 0, aliasDuplicateObjects: false }));
  });
  expect(findings).toHaveLength(1);
  expect(findings[0]?.[0]).toMatch(new RegExp(`^${file}:\\d+ ${list}\\.\\d+\\.${key}$`));
  expect(findings[0]?.[1]).toContain("is already in this list, as no. 1");
});

const shared: [one: string, other: string, field: string][] = [
  ["branches/lyon.yaml", "branches/mons.yaml", "name.fr"],
  ["legal/cookies.yaml", "legal/terms.yaml", "fileName.en"],
  ["publications/agents-autonomes-qui-signe.yaml", mica, "title.fr"],
  ["board/2024.yaml", "board/2025.yaml", "label"],
  ["krypto-tour/2024.yaml", edition, "number"],
];

test.each(shared)("%s and %s have another %s", async (one, other, field) => {
  const findings = await found((tree) => {
    const value = field
      .split(".")
      .reduce<unknown>((data, key) => Reflect.get(Object(data), key), parse(tree.read(one)));
    tree.set(other, field, JSON.stringify(value));
  });
  expect(findings).toHaveLength(1);
  expect(findings[0]?.[0]).toMatch(new RegExp(`^${other}:\\d+ ${field}$`));
  expect(findings[0]?.[1]).toContain(`is already used in \`content/${one}:`);
});
