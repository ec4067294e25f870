import { expect, test } from "vitest";
import { languageOf, otherLanguage } from "./languages.ts";

test("RT6 paths below /en are English, all others French", () => {
  expect(["/en", "/en/bureau", "/EN/x"].map(languageOf)).toEqual(["en", "en", "en"]);
  for (const path of ["/", "/fr", "/english", "/fr/en", "/fr/en/x", ""]) expect(languageOf(path), path).toBe("fr");
  expect([otherLanguage("fr"), otherLanguage("en")]).toEqual(["en", "fr"]);
});
