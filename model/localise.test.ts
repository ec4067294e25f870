import { expect, test } from "vitest";
import { localise } from "./localise.ts";

test("localise replaces nested pairs of texts", () => {
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

test("a text in one language only is not a pair", () => {
  expect(localise({ fr: "seul" }, "en")).toEqual({ fr: "seul" });
  expect(localise({ en: "alone" }, "en")).toEqual({ en: "alone" });
});
