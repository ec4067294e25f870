import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { initials, portrait } from "./portrait.ts";

test.each([
  ["Inès Marchetti", "IM"],
  ["Émile Van Acker", "ÉV"],
  ["Jean-Baptiste Le Goff", "JL"],
  ["Quentin de la Jonquière", "QJ"],
  ["Wilhelmina d’Almeida", "WA"],
  ["Sinéad O’Brien", "SO"],
  ["Islem", "I"],
  ["Ana van der", "AV"],
  ["Li d’Aosta d’Este", "LA"],
  ["", "?"],
  ["Ana al-Fassi Benali", "AB"],
  ["Ana qu’Este", "AE"],
  ["Ana Sant’Anna", "AS"],
  ["  awa  diarra ", "AD"],
  ["E\u0301lodie Roche", "ÉR"],
])("%s becomes %s", (name, expected) => {
  expect(initials(name).join("")).toBe(expected);
});

test("a placeholder portrait is under 1 kB", () => {
  for (const name of ["Sinéad O’Brien", "Åsa Öberg", "Grégoire de Saint-Ambreuil", "Wanda Waters"])
    expect(brotliCompressSync(portrait(name)).length).toBeLessThan(1000);
});

test("portraits depend on the name and nothing else", () => {
  expect(portrait("Awa Diarra")).toBe(portrait("Awa Diarra"));
  expect(portrait("Awa Diarra")).not.toBe(portrait("Ana Diaz"));
});
