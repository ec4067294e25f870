import { expect, test } from "vitest";
import { halves, wordmark } from "./logo.ts";
import { schoolWordmark } from "./school-logo.ts";

const names = ["Hexa", "Nordlys", "Les Ardoises", "Le Carnet wallon du numérique", "Brumelle & Cie", "L’Octet du soir"];

test.each(names)("%s has a logo of the common height and of one colour", (name) => {
  const drawing = wordmark(name, name);
  expect(drawing).toMatch(/ height="40" viewBox="0 0 \d+ 40"/);
  const inked = drawing.replace(/<mask.*?<\/mask>/, "");
  expect(new Set(inked.match(/fill="#\w+"/g))).toEqual(new Set(['fill="#0b1416"']));
});

test("the same seed always gives the same logo, and seeds give many manners", () => {
  expect(wordmark("Nordlys", "a")).toBe(wordmark("Nordlys", "a"));
  const drawn = new Set(Array.from({ length: 30 }, (_, index) => wordmark("Nordlys", `seed ${index}`)));
  expect(drawn.size).toBeGreaterThan(15);
});

test("a long name is parted near its middle", () => {
  expect(halves("Le Carnet wallon du numérique")).toEqual(["Le Carnet wallon", "du numérique"]);
});

test("a school has its name alone, in one line or two", () => {
  const width = (drawing: string) => Number(/ width="(\d+)"/.exec(drawing)?.[1]);
  expect(width(schoolWordmark("EPITA"))).toBeLessThan(130);
  expect(width(schoolWordmark("Université Paris 1 Panthéon-Sorbonne"))).toBeLessThan(220);
  expect(schoolWordmark("Université de Mons").match(/<path/g)).toHaveLength(1);
});
