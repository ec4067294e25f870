import { expect, test, vi } from "vitest";
import { prefixedTarget, rememberLanguage } from "./language-choice.ts";

test("the language cookie lasts a year", () => {
  vi.stubGlobal("document", { cookie: "" });
  rememberLanguage("en");
  expect(document.cookie).toBe("lang=en; path=/; max-age=31536000; SameSite=Lax");
});

test("an address without a language redirects to its page, an unknown one to the home page", () => {
  const at = (address: string) => prefixedTarget(new URL(address, "https://site.example"), "en");
  expect(at("/publications?page=2#top")).toBe("/en/publications?page=2#top");
  expect(at("/publications/")).toBe("/en/publications");
  expect(at("https://site.example//antennes///essec/")).toBe("/en/antennes/essec");
  expect(at("/?a=b")).toBe("/en?a=b");
  expect(at("/faq")).toBe("/en/faq");
  expect(at("/no/where?a=b")).toBe("/en");
});
