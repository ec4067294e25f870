import { expect, test } from "vitest";
import { inWords, ordinalInWords } from "./number-words.ts";

test("numbers up to twenty are words, larger ones figures", () => {
  expect([0, 7, 20, 21].map((value) => inWords(value, "fr"))).toEqual(["zéro", "sept", "vingt", "21"]);
  expect([0, 7, 20, 21].map((value) => inWords(value, "en"))).toEqual(["zero", "seven", "twenty", "21"]);
});

test("ordinals up to twenty are words, larger ones figures", () => {
  expect([1, 20, 21].map((value) => ordinalInWords(value, "fr"))).toEqual(["première", "vingtième", "21e"]);
  expect([1, 20, 21, 22].map((value) => ordinalInWords(value, "en"))).toEqual(["first", "twentieth", "21st", "22nd"]);
});
