import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { checkedFiles } from "./checked.ts";
import { expect, test } from "./editor.ts";
import { drawing, Filling, photograph } from "./fill.ts";
import { seedFiles, yearAfter } from "./files.ts";

// The editor renders a field once it is in view, so all of them must be.
test.use({ viewport: { width: 1440, height: 12_000 } });

// Filling in the forms is followed by a whole build.
test.setTimeout(3_600_000);

const people = ["Ada Nef", "Basile Orme", "Chloé Pinson"];
const president = "Dora Quarte";
const nextBoard = yearAfter("board");
const site = {
  content: "test-builds/volunteer/content",
  derived: "test-builds/volunteer/derived",
  build: "test-builds/volunteer/build",
};

test("what a volunteer does in the editor passes the check and is on the site", async ({ editor }) => {
  const fill = new Filling(editor);
  /** A task, after which the whole content is checked. */
  const task = (name: string, steps: () => Promise<void>) =>
    test.step(name, async () => {
      await steps();
      await checkedFiles(editor);
    });

  await task("a text", async () => {
    await editor.open("pages/entries/homePage");
    await fill.both("Sous-titre", "L'eau d'un réseau : {cities} villes.", "The water of a network: {cities} cities.");
    await editor.save();
  });

  await task("a telephone of a branch that is marked as a sample", async () => {
    await editor.open("branches/entries/lyon");
    await fill.type("Téléphone", "+33 4 72 00 11 22");
    await editor.save();
  });

  await task("a president with a photograph", async () => {
    await editor.open("board/entries/2025");
    const members = editor.field("Membres").first();
    await members.getByRole("button", { name: "Tout développer" }).click();
    const name = members.getByRole("textbox", { name: "Nom" }).first();
    await name.fill(president);
    const portrait = editor.field("Portrait", fill.personOf(name)).first();
    await fill.replace(portrait, president);
    await fill.both("Texte de remplacement", `Portrait de ${president}`, `Portrait of ${president}`, portrait);
    await editor.save();
  });

  await task("a new board", async () => {
    await editor.open("board/new");
    await fill.type("Libellé", nextBoard);
    for (const [index, name] of people.entries()) {
      const person = await fill.addPerson(
        "Membres",
        name,
        index === 0 ? "Président / Présidente" : "Analyste / Analyste",
      );
      await fill.both("Description", `Elle dit : c'est ${name} !`, `She says: it is ${name}!`, person);
      await fill.picture("Portrait", person, name, { fr: `Portrait de ${name}`, en: `Portrait of ${name}` });
    }
    await editor.save();
  });

  await task("a new branch with its office", async () => {
    await editor.open("branches/new");
    await fill.choose("État", "Ouverte\u00a0: elle a sa page");
    await fill.both("Nom", "Rivière", "Rivière");
    await fill.both("Ville", "Paris", "Paris");
    await fill.choose("Pays", "France");
    await fill.type("Latitude", "48,85");
    await fill.type("Longitude", "2,35");
    await fill.type("École", "École de la Rivière");
    await fill.both("Résumé", "L'antenne suit l'eau, du pont au moulin.", "The branch follows the water, to the mill.");
    const description = await fill.include("Description");
    await fill.type("Description, en français", "Chaque mardi, un atelier au bord de l'eau.", description);
    await fill.type("Description, en anglais", "Every Tuesday, a workshop by the water.", description);
    const contact = await fill.include("Contact");
    await fill.type("Courriel", "riviere@kryptocampus.example", contact);
    await fill.type("Rue", "3 quai de l'Essai", contact);
    await fill.type("Ville", "Paris", contact);
    await fill.type("Année du bureau", nextBoard);
    for (const name of people) await fill.addPerson("Bureau de l’antenne", name, "Analyste / Analyste");
    await editor.save();
  });

  await task("a publication with a picture and the link of its PDF", async () => {
    await editor.open("publications/new");
    await fill.both("Titre", "Suivre une rivière", "Following a river");
    await fill.type("Date", "2026-01-14");
    await fill.choose("Catégorie", "Article");
    await fill.both("Description", "Ce que dit l'eau d'un réseau.", "What water says of a network.");
    await fill.type("Temps de lecture", "7");
    await fill.picture("Couverture", editor.form, "rivière", { fr: "L'eau sous un pont", en: "Water under a bridge" });
    await fill.type("Lien pour lire", "https://publications.example/riviere");
    await fill.type("Téléchargement", "https://publications.example/riviere.pdf");
    await (await fill.add("Auteurs", "Auteur")).getByRole("textbox").fill("Ada Nef");
    await editor.save();
  });

  await test.step("a publication whose text is ours", async () => {
    await editor.open("publications/new");
    await fill.both("Titre", "Lire une rivière", "Reading a river");
    await fill.type("Date", "2026-01-15");
    await fill.choose("Catégorie", "Article");
    await fill.both("Description", "Ce que dit l'eau.", "What water says.");
    await fill.type("Temps de lecture", "7");
    const word = await fill.include("Mot de couverture");
    await fill.type("Mot de couverture, en français", "Eau", word);
    await fill.type("Mot de couverture, en anglais", "Water", word);
    await fill.type("Lien pour lire", "https://publications.example/lire");
    await fill.type("Téléchargement", "local");
    await (await fill.add("Auteurs", "Auteur")).getByRole("textbox").fill("Ada Nef");
    await editor.save();
  });

  await task("its text, in both languages", async () => {
    await editor.open("publications-texts/new");
    await fill.choose("Fiche", "Lire une rivière");
    await editor.textIn("fr").fill("# Lire une rivière\n\nL'eau dit tout : il suffit d'écouter !\n");
    await editor.textIn("en").fill("# Reading a river\n\nWater says everything: you only have to listen.\n");
    await editor.save();
  });

  await task("an event at the time of its place, and one of a whole day", async () => {
    await editor.open("events/entries/agenda");
    for (const [title, start] of [
      ["Soir au bord de l’eau", "2099-07-09T18:30"],
      ["Jour au bord de l’eau", "2099-07-10T00:00"],
    ] as const) {
      await (await fill.add("Événements", "Titre")).getByRole("textbox").fill(title);
      await editor.field("Début").last().locator('input[type="datetime-local"]').fill(start);
      await editor.field("Lieu").last().getByRole("textbox").fill("3 quai de l'Essai, Lyon");
    }
    await editor.save();
  });

  await task("a sponsor with its logo", async () => {
    await editor.open("partners/entries/sponsors");
    await (await fill.add("Logos", "Nom")).getByRole("textbox").fill("Cinq");
    await fill.upload(editor.field("Logo").last(), drawing);
    await expect(editor.form.getByText("URL", { exact: true })).toHaveCount(0);
    await editor.save();
  });

  await task("photographs for the press", async () => {
    await editor.open("pages/entries/pressPage");
    const part = await fill.include("Photographies à reprendre");
    await fill.both("Titre de la section", "Photographies", "Photographs", part);
    await fill.both("Texte", "À reprendre librement.", "Free to use.", part);
    await fill.both("Crédit", "KryptoCampus", "KryptoCampus", part);
    const file = await fill.add("Images", "Fichier");
    await fill.upload(file, await photograph("presse"));
    await fill.both("Texte de remplacement", "Une salle pleine", "A full room", part);
    await editor.save();
  });

  await task("a new page", async () => {
    await editor.open("plainPages/new");
    for (const [language, title, body] of [
      ["fr", "Règles de l'eau", "Merci d'écrire à l'équipe : que faire si on m'a volé ?"],
      ["en", "Rules of the water", "We listen to the water, and that is what the river says in {cities} cities."],
    ] as const) {
      const form = editor.formIn(language);
      for (const label of ["Titre", "Description", "Étiquette", "Sous-titre"]) await fill.type(label, title, form);
      await editor.textIn(language).fill(body);
    }
    await editor.save();
  });

  await task("mistakes on purpose, and what was typed is undone", async () => {
    await editor.open("branches/entries/lyon");
    await fill.type("Courriel", "lyon@kryptocampus");
    await fill.press("Enregistrer");
    await expect(editor.field("Courriel").first().getByRole("alert")).toContainText("jusqu’à sa fin comme .org ou .fr");
    await fill.type("Courriel", "lyon@kryptocampus.example");
    await fill.type("Résumé, en français", "Dans {villes} villes.");
    await fill.press("Enregistrer");
    const refusal = editor.page.getByRole("alertdialog");
    await expect(refusal).toContainText(
      "Résumé, en français\u00a0: Le site ne peut pas remplacer «\u00a0{villes}\u00a0»",
    );
    await refusal.getByRole("button", { name: "OK" }).click();
    await editor.undo();
    await editor.open("branches/entries/escp");
    await fill.choose("État", "Ouverte\u00a0: elle a sa page");
    await fill.press("Enregistrer");
    await expect(refusal).toContainText("Contact\u00a0: à remplir");
    await expect(refusal).toContainText("Bureau de l’antenne\u00a0: au moins 3");
    await refusal.getByRole("button", { name: "OK" }).click();
    await editor.undo();
  });

  const changed = await editor.changedSince(seedFiles());
  const text = (path: string) => changed.get(path)?.toString() ?? "";
  expect([...changed.keys()].filter((path) => /\.(yaml|md|svg)$/.test(path)).toSorted()).toEqual([
    "board/2025.yaml",
    `board/${nextBoard}.yaml`,
    "branches/lyon.yaml",
    "branches/riviere.yaml",
    "events/agenda.yaml",
    "pages/home.yaml",
    "pages/press.yaml",
    "partners/logos/cinq.svg",
    "partners/sponsors.yaml",
    "plain-pages/regles-de-l-eau.en.md",
    "plain-pages/regles-de-l-eau.fr.md",
    "publications/lire-une-riviere.en.md",
    "publications/lire-une-riviere.fr.md",
    "publications/lire-une-riviere.yaml",
    "publications/suivre-une-riviere.yaml",
  ]);
  expect(text("publications/lire-une-riviere.fr.md")).toBe(
    "# Lire une rivière\n\nL’eau dit tout\u00a0: il suffit d’écouter\u202f!\n",
  );
  const { events } = parse(text("events/agenda.yaml")) as { events: object[] };
  expect(events.slice(-2)).toMatchObject([{ start: "2099-07-09T18:30" }, { start: "2099-07-10" }]);
  expect([...changed.keys()].filter((path) => path.startsWith(`board/${nextBoard}/`))).toHaveLength(people.length);
  const press = parse(text("pages/press.yaml")) as { photographs: { pictures: { src: string }[] } };
  expect([...changed.keys()]).toContain(`pages/${press.photographs.pictures.at(-1)?.src}`);

  await test.step("the pages say it", async () => {
    rmSync(dirname(site.content), { recursive: true, force: true });
    cpSync("content", site.content, { recursive: true });
    for (const [path, bytes] of changed) {
      mkdirSync(dirname(join(site.content, path)), { recursive: true });
      writeFileSync(join(site.content, path), bytes);
    }
    const settings = join(site.content, "site.yaml");
    const before = readFileSync(settings, "utf8").replace(/^editor:\n(?: .*\n)*/m, "");
    writeFileSync(
      settings,
      `${before}editor:\n  repository: association/site\n  address: https://editeur.example.org\n`,
    );
    const folders = { CONTENT_DIR: site.content, DERIVED_DIR: site.derived, BUILD_DIR: site.build };
    execFileSync("npm", ["run", "--silent", "build"], { env: { ...process.env, ...folders }, stdio: "pipe" });
    const page = (path: string) => readFileSync(join(site.build, "client", path, "index.html"), "utf8");
    expect(page("fr")).toMatch(/L’eau d’un réseau\u00a0: \d+ villes\./);
    expect(page("fr/antennes/lyon")).toContain("tel:+33472001122");
    for (const name of [...people, president]) expect(page("fr/bureau")).toContain(name);
    expect(page("fr/antennes/riviere")).toContain("Chaque mardi, un atelier au bord de l’eau.");
    expect(page("en/publications")).toContain("https://publications.example/riviere.pdf");
    expect(page("fr/publications")).toContain("L’eau sous un pont");
    expect(page("fr/publications/lire-une-riviere")).toContain("il suffit d’écouter");
    expect(page("en/publications/lire-une-riviere")).toContain("you only have to listen");
    expect(page("fr/events")).toContain("Soir au bord de l’eau");
    expect(page("fr")).toContain("Cinq");
    expect(page("fr/presse")).toContain("Une salle pleine");
    expect(page("en/regles-de-l-eau")).toMatch(/the river says in \d+ cities/);
  });

  await test.step("the editor is built when the settings name a repository, and no page refers to it", () => {
    const client = join(site.build, "client");
    const page = readFileSync(join(site.build, "deploy/editor/index.html"), "utf8");
    expect(page).toContain("https://api.github.com");
    expect(page).toContain('src="/assets/');
    const files = globSync("**/*.{html,xml,txt,js,webmanifest}", { cwd: client });
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((path) => readFileSync(join(client, path), "utf8").includes("sveltia"))).toEqual([]);
  });
});
