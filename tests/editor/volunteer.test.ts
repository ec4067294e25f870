import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { expect, test } from "./editor.ts";
import { Filling } from "./fill.ts";
import { seedFiles } from "./files.ts";

// The editor renders a field once it is in view, so all of them must be.
test.use({ viewport: { width: 1440, height: 12_000 } });

// Filling in the forms is followed by a whole build.
test.setTimeout(1_800_000);

const people = ["Ada Nef", "Basile Orme", "Chloé Pinson", "Driss Quarte", "Élise Roux", "Fanny Sorel"];
const site = {
  content: "test-builds/volunteer/content",
  derived: "test-builds/volunteer/derived",
  build: "test-builds/volunteer/build",
};

test("an open branch without contact or people is refused in the words of its form", async ({ editor }) => {
  await editor.open("branches/entries/escp");
  await new Filling(editor).choose("État", "Ouverte\u00a0: elle a sa page");
  await editor.page.getByRole("button", { name: "Enregistrer" }).click();
  const refusal = editor.page.getByRole("alertdialog");
  await expect(refusal).toContainText("Contact\u00a0: à remplir");
  await expect(refusal).toContainText("Bureau de l’antenne\u00a0: au moins 3");
});

test("a new board, branch and publication from the editor appear on the site", async ({ editor }) => {
  const fill = new Filling(editor);

  await test.step("a new board of six people, each with a photograph", async () => {
    await editor.open("board/new");
    await fill.type("Libellé", "2031");
    for (const [index, name] of people.entries()) {
      const person = await fill.addPerson("Membres", name, index === 0 ? "Président" : "Analyste");
      await fill.both("Description", `Elle dit : c'est ${name} !`, `She says: it is ${name}!`, person);
      await fill.picture("Portrait", person, name, { fr: `Portrait de ${name}`, en: `Portrait of ${name}` });
    }
    await editor.save();
  });

  await test.step("a new branch with its office", async () => {
    await editor.open("branches/new");
    await fill.choose("État", "Ouverte\u00a0: elle a sa page");
    await fill.both("Nom", "Rivière", "Rivière");
    await fill.both("Ville", "Paris", "Paris");
    await fill.choose("Pays", "France");
    await fill.type("Latitude", "48,85");
    await fill.type("Longitude", "2,35");
    await fill.type("École", "École de la Rivière");
    await fill.both(
      "Résumé",
      "L'antenne suit l'eau, du pont au moulin.",
      "The branch follows the water, from bridge to mill.",
    );
    const description = await fill.include("Description");
    await description.getByRole("textbox", { name: "Français" }).fill("Chaque mardi, un atelier au bord de l'eau.");
    await description.getByRole("textbox", { name: "Anglais" }).fill("Every Tuesday, a workshop by the water.");
    const contact = await fill.include("Contact");
    await fill.type("Courriel", "riviere@kryptocampus.example", contact);
    await fill.type("Rue", "3 quai de l'Essai", contact);
    await fill.type("Ville", "Paris", contact);
    for (const name of people.slice(0, 3)) await fill.addPerson("Bureau de l’antenne", name, "Analyste");
    await editor.save();
  });

  await test.step("a new publication with its cover", async () => {
    await editor.open("publications/new");
    await fill.both("Titre", "Lire une rivière", "Reading a river");
    await fill.type("Date", "2026-01-15");
    await fill.choose("Catégorie", "Article");
    await fill.both("Description", "Ce que dit l'eau d'un réseau.", "What water says of a network.");
    await fill.type("Temps de lecture", "7");
    await fill.both("Mot de couverture", "Eau", "Water");
    await fill.picture("Couverture", editor.form, "rivière", { fr: "L'eau sous un pont", en: "Water under a bridge" });
    await fill.type("Lien pour lire", "https://publications.example/riviere");
    await fill.type("Téléchargement", "local");
    const authors = editor.field("Auteurs").first();
    await authors.getByRole("button", { name: /^Ajouter/ }).click();
    await authors.getByRole("textbox").first().fill("Ada Nef");
    await editor.save();
  });

  await test.step("the text of the publication, in both languages", async () => {
    await editor.open("publications-texts/new");
    await editor.textIn("fr").fill("# Lire une rivière\n\nL'eau dit tout : il suffit d'écouter !\n");
    await editor.textIn("en").fill("# Reading a river\n\nWater says everything: you only have to listen.\n");
    await editor.page.getByRole("group", { name: "Slug" }).getByRole("textbox").fill("lire-une-riviere");
    await editor.save();
  });

  const changed = await editor.changedSince(seedFiles());
  const text = (path: string) => changed.get(path)?.toString() ?? "";

  expect([...changed.keys()].filter((path) => /\.(yaml|md)$/.test(path)).toSorted()).toEqual([
    "board/2031.yaml",
    "branches/riviere.yaml",
    "publications/lire-une-riviere.en.md",
    "publications/lire-une-riviere.fr.md",
    "publications/lire-une-riviere.yaml",
  ]);
  expect(text("publications/lire-une-riviere.fr.md")).toBe(
    "# Lire une rivière\n\nL’eau dit tout\u00a0: il suffit d’écouter\u202f!\n",
  );
  const cover = (parse(text("publications/lire-une-riviere.yaml")) as { image: { src: string } }).image.src;
  expect([...changed.keys()]).toContain(`publications/${cover}`);
  const board = parse(text("board/2031.yaml")) as { members: Record<string, unknown>[] };
  expect(board.members.map(({ name }) => name)).toEqual(people);
  expect(board.members[0]).toMatchObject({
    description: { fr: "Elle dit\u00a0: c’est Ada Nef\u202f!" },
    image: { src: expect.stringMatching(/^2031\/[\w.-]+\.webp$/), alt: { fr: "Portrait de Ada Nef" } },
  });
  expect([...changed.keys()].filter((path) => path.startsWith("board/2031/"))).toHaveLength(6);

  await test.step("the check passes and the pages show the entries", async () => {
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
    for (const name of people) expect(page("fr/bureau")).toContain(name);
    expect(page("fr/antennes/riviere")).toContain("Chaque mardi, un atelier au bord de l’eau.");
    expect(page("en/publications")).toContain("Reading a river");
    expect(page("fr/publications/lire-une-riviere")).toContain("il suffit d’écouter");
    expect(page("en/publications/lire-une-riviere")).toContain("you only have to listen");
    expect(page("fr/publications")).toContain("L’eau sous un pont");
  });

  await test.step("the editor is built when the settings name a repository, and no page refers to it", () => {
    const client = join(site.build, "client");
    const page = readFileSync(join(site.build, "deploy/editor/index.html"), "utf8");
    expect(page).toContain("https://api.github.com");
    expect(page).toContain('src="/assets/');
    const files = globSync("**/*.{html,xml,txt,js,webmanifest,data}", { cwd: client });
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((path) => readFileSync(join(client, path), "utf8").includes("sveltia"))).toEqual([]);
  });
});
