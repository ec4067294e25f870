import { expect, test } from "vitest";
import { languageOf, otherLanguage } from "./languages.ts";

test("the path alone decides: English below /en, French anywhere else", () => {
  expect(["/en", "/en/bureau", "/EN/x"].map(languageOf)).toEqual(["en", "en", "en"]);
  expect(["/", "/fr", "/english", "/fr/en", "/fr/en/x", ""].map(languageOf)).toEqual([
    "fr",
    "fr",
    "fr",
    "fr",
    "fr",
    "fr",
  ]);
});

test("each language has the other beside it", () => {
  expect([otherLanguage("fr"), otherLanguage("en")]).toEqual(["en", "fr"]);
});
