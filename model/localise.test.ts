import { expect, test } from "vitest";
import { localise } from "./localise.ts";

test("every pair of texts becomes the text of one language, however deep it lies; the rest stays", () => {
  const page = {
    title: { fr: "Bonjour", en: "Hello" },
    count: 3,
    note: null,
    steps: [{ name: { fr: "un", en: "one" }, url: "https://x.example/" }, "plain"],
  };
  expect(localise(page, "en")).toEqual({
    title: "Hello",
    count: 3,
    note: null,
    steps: [{ name: "one", url: "https://x.example/" }, "plain"],
  });
  expect(localise(page, "fr").steps[0]).toEqual({ name: "un", url: "https://x.example/" });
});

test("what has one language alone is no pair", () => {
  expect(localise({ fr: "seul" }, "en")).toEqual({ fr: "seul" });
  expect(localise({ en: "alone" }, "en")).toEqual({ en: "alone" });
});
