import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { branch } from "#model/schema/branch.ts";
import { refusalOf } from "./refusal.ts";

const lyon = parse(readFileSync("tests/sites/fixture/branches/lyon.yaml", "utf8")) as Record<string, unknown>;
const told = (change: object, language: "fr" | "en" = "fr") =>
  refusalOf(branch, stringify({ ...lyon, ...change }), language);

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

test("a nested field is named by its path", () => {
  const office = [{ name: "", role: "president" }, ...Array.from({ length: 2 }, () => ({ name: "A", role: "b" }))];
  expect(told({ office })).toBe("Bureau de l’antenne › 1 › Nom\u00a0: à remplir");
});
