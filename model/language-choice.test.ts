import { afterEach, expect, test, vi } from "vitest";
import { chosenLanguage, preferredLanguage, prefixedTarget, rememberLanguage } from "./language-choice.ts";

afterEach(() => vi.unstubAllGlobals());

test("the language cookie lasts a year and is found among other cookies", () => {
  const page = { cookie: "" };
  vi.stubGlobal("document", page);
  rememberLanguage("en");
  expect(page.cookie).toBe("lang=en; path=/; max-age=31536000; SameSite=Lax");
  expect(chosenLanguage("lang=en")).toBe("en");
  expect(chosenLanguage("a=b; lang=fr; c=d")).toBe("fr");
  for (const cookies of ["", "lang=de", "slang=fr", "lang=french"]) expect(chosenLanguage(cookies)).toBeUndefined();
});

test("the default language is the browser's, English for all but French", () => {
  expect(["fr", "FR-be", "fr-CA"].map(preferredLanguage)).toEqual(["fr", "fr", "fr"]);
  expect(["en-GB", "de", "", "en-fr"].map(preferredLanguage)).toEqual(["en", "en", "en", "en"]);
});

test("an address without a language redirects to its page, an unknown one to the home page", () => {
  const at = (address: string) => prefixedTarget(new URL(address, "https://site.example"), "en");
  expect(at("/publications?page=2#top")).toBe("/en/publications?page=2#top");
  expect(at("/publications/")).toBe("/en/publications");
  expect(at("https://site.example//antennes///essec/")).toBe("/en/antennes/essec");
  expect(at("/?a=b")).toBe("/en?a=b");
  expect(at("/nowhere?a=b")).toBe("/en");
});
