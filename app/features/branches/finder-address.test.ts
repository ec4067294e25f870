import { expect, test } from "vitest";
import { finderAddress, readFinder } from "./finder-address.ts";

const page = new URL("https://site.example/fr/antennes?lang=x#list");

test("the address stores the whole search", () => {
  const state = { text: "télécom & co", city: "lyon", country: "france", nearest: true };
  const address = finderAddress(page, state);
  expect(address).toMatch(/^\/fr\/antennes\?lang=x&.*#list$/);
  expect(readFinder(new URL(address, page).search)).toEqual(state);
});

test("an empty search adds nothing to the address", () => {
  const asked = new URL(finderAddress(page, { text: "a", city: "", country: "", nearest: true }), page);
  expect(finderAddress(asked, { text: "", city: "", country: "", nearest: false })).toBe("/fr/antennes?lang=x#list");
});
