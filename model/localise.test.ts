import { expect, test } from "vitest";
import { localise } from "./localise.ts";

test("localise replaces nested pairs of texts; a text in one language only is not a pair", () => {
  const page = {
    title: { fr: "Bonjour", en: "Hello" },
    note: null,
    steps: [{ name: { fr: "un", en: "one" }, count: 3 }, "plain"],
    alone: [{ fr: "seul" }, { en: "alone" }],
  };
  const { note, alone } = page;
  expect(localise(page, "en")).toEqual({ title: "Hello", note, steps: [{ name: "one", count: 3 }, "plain"], alone });
  expect(localise(page, "fr").title).toBe("Bonjour");
});
