import { expect, test } from "vitest";
import { currentEdition } from "./editions.ts";
import { loadContent } from "#check/load.ts";
import type { Content } from "./collections.ts";
import { categoryOf, countryName, holderOf, joinUrl, portraitOf, roleLabel, soonRedirects } from "./selections.ts";

let loaded: Content | undefined;
const content = () => (loaded ??= loadContent("tests/sites/fixture"));
const someone = () => content().board[0]!.members[0]!;

test("BL4 the address of a branch that opens soon leads to its row", () => {
  expect(soonRedirects(content())).toContainEqual(["/antennes/hult", "/antennes#card-hult"]);
});

test("countries, categories and roles are found; an unknown one is an error that names the file", () => {
  const role = { role: "king", feminine: false };
  expect(() => countryName(content(), "atlantis", "fr")).toThrow('countries.yaml has no country called "atlantis"');
  expect(() => categoryOf(content(), "gossip")).toThrow('content/categories.yaml has no category called "gossip"');
  expect(() => roleLabel(content(), role, "fr")).toThrow('content/roles.yaml has no role called "king"');
  const [category] = content().categories.categories;
  expect(categoryOf(content(), category!.id)).toBe(category);
  expect(countryName(content(), "belgium", "en")).toBe("Belgium");
  const { feminine, masculine } = content().roles["president"]!;
  const labels = [true, false].map((isFeminine) =>
    roleLabel(content(), { role: "president", feminine: isFeminine }, "fr"),
  );
  expect(labels).toEqual([feminine.fr, masculine.fr]);
});

test("the join link is LinkedIn or another account", () => {
  const at = (social: Record<string, string | undefined>) => joinUrl({ ...content().site, social });
  expect(at({ instagram: "https://i.example/", linkedin: "https://l.example/" })).toBe("https://l.example/");
  expect(at({ discord: undefined, instagram: "https://i.example/" })).toBe("https://i.example/");
  expect(at({})).toBeUndefined();
});

function network(): Content {
  const [term, pole] = [content().board[0]!, content().poles[0]!];
  const person = (name: string, role: string) => ({ ...someone(), name, role });
  const earlier = [person("Before", "president"), person("Old hand", "treasurer")];
  const current = [person("Member", "treasurer"), person("Now", "president")];
  return {
    ...content(),
    board: [
      { ...term, id: "1999", members: earlier },
      { ...term, id: "2025", members: current },
    ],
    poles: [{ ...pole, team: [{ ...pole.team[0]!, name: "Helper", role: "events" }] }],
  };
}

test("a role is found on the board, then in a pole, then with the president", () => {
  const holder = (role: string) => {
    const found = holderOf(network(), role);
    return found && [found.person.name, found.folder];
  };
  expect(holder("treasurer")).toEqual(["Member", "board"]);
  expect(holder("events")).toEqual(["Helper", "poles"]);
  expect(holder("nobody")).toEqual(["Now", "board"]);
  expect(holderOf({ ...network(), board: [{ ...network().board[0]!, members: [] }] }, "nobody")).toBeUndefined();
});

test("a person without a picture gets the one from another list", () => {
  const picture = (src: string) => ({ src, alt: { fr: "", en: "" } });
  const edition = currentEdition(content());
  const speakers = [{ ...edition.speakers[0]!, name: "Helper", image: picture("talk.svg") }];
  const all = { ...network(), editions: [{ ...edition, speakers }] };
  const found = (name: string, image?: ReturnType<typeof picture>) => portraitOf(all, { name, image }, "branches");
  expect(found("Helper")).toEqual({ image: picture("talk.svg"), folder: "krypto-tour" });
  expect(found("Helper", picture("own.svg"))).toEqual({ image: picture("own.svg"), folder: "branches" });
  expect(found("Nobody")).toBeUndefined();
});
