import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { TestTree } from "../content/test-tree.ts";
import { runTool } from "./command.ts";

type Branch = { officeYear: number; office: object[] };

/** Windows-1252 with semicolons, as French spreadsheets write. */
const sheet = (...rows: string[]) => Buffer.from(["Fichier;Nom;Rôle;Photo", ...rows].join("\r\n"), "latin1");
const people = ["Zoé Ürgen;Présidente;", "Malik Ba;Trésorier;", "Ana Ruiz;Secrétaire;"];

async function tried(text: string | Uint8Array, ...words: string[]) {
  using saved = new TestTree().save();
  writeFileSync(join(saved.parent, "personnes.csv"), text);
  const file = join(saved.root, "branches/lyon.yaml");
  const before = readFileSync(file, "utf8");
  const said = await runTool(saved.parent, "people.ts", "personnes.csv", ...words);
  const after = readFileSync(file, "utf8");
  return { ...said, isChanged: after !== before, branch: parse(after) as Branch };
}

test("a sheet shows what would change, and --write makes each list that it names what it says", async () => {
  const text = sheet(...people.map((row) => `branches/lyon;${row}`));
  const shown = await tried(text);
  expect(shown).toMatchObject({ status: 0, stderr: "", isChanged: false });
  expect(shown.stdout).toContain("branches/lyon.yaml\n  + Zoé Ürgen\n");
  const { isChanged, branch } = await tried(text, "--write");
  expect(isChanged).toBe(true);
  expect(branch).toMatchObject({
    officeYear: 2025,
    office: [
      { name: "Zoé Ürgen", role: "president", feminine: true },
      { name: "Malik Ba", role: "treasurer" },
      { name: "Ana Ruiz", role: "secretary" },
    ],
  });
});

test("errors name the row and the column of the sheet, and nothing is written", async () => {
  const [first, second] = people;
  const rows = [first, second, "Ana Ruiz;Reine;"].map((row) => `branches/lyon;${row}`);
  const { status, stderr, isChanged } = await tried(sheet(...rows), "--write");
  expect({ status, isChanged }).toEqual({ status: 1, isChanged: false });
  expect(stderr).toMatch(/^Row 4, column Role: "Reine" is not a role of/m);
  const photo = [first, second, "Ana Ruiz;Secrétaire;ana.jpg"].map((row) => `branches/lyon;${row}`);
  expect((await tried(sheet(...photo))).stderr).toMatch(
    /^Row 4, column What the photo shows in French: Fill in this cell\.$/m,
  );
  expect((await tried(sheet("branches/lion;X;Y;"), "--lang", "fr")).stderr).toContain("Ligne 2, colonne Fichier");
  expect((await tried("Nom,Rôle\nX,Y\n")).stderr).toContain("The sheet lacks the column Fichier");
});

test.each(["docs/modele-personnes.csv", "docs/people-template.csv"])("%s has columns that are read", async (file) => {
  const { stderr, stdout } = await tried(readFileSync(file));
  expect(stderr).toBe("");
  expect(stdout).toContain("branches/lyon.yaml");
});
