import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { refusalOf } from "./refusal.ts";

const lyon = parse(readFileSync("tests/sites/fixture/branches/lyon.yaml", "utf8")) as Record<string, unknown>;
const told = (change: object, language: "fr" | "en" = "fr") =>
  refusalOf("branches/new.yaml", stringify({ ...lyon, ...change }), language);

test("a complete branch is saved, with a line that the form does not have", () => {
  expect(told({})).toBeUndefined();
  expect(told({ strange: "kept" })).toBeUndefined();
});

test("an open branch without contact or people is refused with the labels of its form", () => {
  expect(told({ contact: undefined, office: undefined })).toBe(
    "Contact\u00a0: à remplir · Bureau de l’antenne\u00a0: à remplir",
  );
  expect(told({ contact: undefined }, "en")).toBe("Contact\u00a0: to be filled in");
  expect(told({ office: [{ name: "Ada Nef", role: "president" }] })).toBe("Bureau de l’antenne\u00a0: au moins 3");
});

test("what only an open branch has is refused in one that opens soon", () => {
  expect(told({ status: "soon", strange: "kept" })).toContain(
    "Contact\u00a0: à effacer, ou choisissez «\u00a0Ouverte\u00a0: elle a sa page\u00a0»",
  );
  expect(told({ status: "soon", strange: "kept" })).not.toContain("strange");
});

test("a nested field is named by its path", () => {
  const office = [{ name: "", role: "president" }, ...Array.from({ length: 2 }, () => ({ name: "A", role: "b" }))];
  expect(told({ office })).toBe("Bureau de l’antenne › 1 › Nom\u00a0: à remplir");
});

test("what the content check says of the file alone is said of the form", () => {
  const refused = (path: string, change: (text: string) => string) =>
    refusalOf(path, change(path.endsWith("yaml") ? readFileSync(`tests/sites/fixture/${path}`, "utf8") : ""), "fr");
  const office = Array.from({ length: 3 }, () => ({ name: "Ada Nef", role: "president" }));
  expect(told({ office })).toContain(
    "Bureau de l’antenne › 2 › Nom\u00a0: «\u00a0Ada Nef\u00a0» figure déjà dans cette liste, au n° 1.",
  );
  expect(told({ summary: { fr: "Dans {villes}.", en: "In {cities}." } })).toMatch(
    /^Résumé, en français\u00a0: .*\{villes\}/,
  );
  const mica = "publications/mica-un-an-apres.yaml";
  expect(refused(mica, (text) => text.replace(/date: .*/, 'date: "2098-01-01"'))).toContain("Date\u00a0: La date");
  expect(refused("publications/new.fr.md", () => "# Titre\n\nUn {mot}, <b>gras</b>.\n")).toMatch(/\{mot\}.* · .*<b>/);
  expect(refused("poles/aidefi.yaml", (text) => `${text}\n`)).toBeUndefined();
});
