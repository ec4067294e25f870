import { expect, test } from "vitest";
import type { Content } from "./collections.ts";
import { addressLine, branchAddress } from "./postal-address.ts";

const content = {
  countries: {
    france: { name: { fr: "France", en: "France" }, code: "FR", postcodeLast: false },
    uk: { name: { fr: "Royaume-Uni", en: "United Kingdom" }, code: "GB", postcodeLast: true },
  },
} as unknown as Content;

test("addresses follow the order of their country and the language of the page", () => {
  const lyon = { street: "6 cours Albert Thomas", postcode: "69008", city: "Lyon", country: "france" };
  const london = { street: "Gower Street", postcode: "WC1E 6BT", city: "London" };
  expect(addressLine(content, lyon, "fr")).toBe("6 cours Albert Thomas, 69008\u00a0Lyon, France");
  const branch = { country: "uk", contact: { address: london } };
  expect(branchAddress(content, branch, "fr")).toBe("Gower Street, London\u00a0WC1E 6BT, Royaume-Uni");
  expect(branchAddress(content, branch, "en")).toBe("Gower Street, London\u00a0WC1E 6BT, United Kingdom");
});

test("missing parts of an address are left out", () => {
  expect(addressLine(content, { street: "Sous le pont", city: "Lyon" }, "fr")).toBe("Sous le pont, Lyon");
});
