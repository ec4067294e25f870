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
  ["", "?"],
  ["Ana al-Fassi Benali", "AB"],
  ["  awa  diarra ", "AD"],
  ["E\u0301lodie Roche", "ÉR"],
])("%s becomes %s", (name, expected) => {
  expect(initials(name).join("")).toBe(expected);
});

test("a placeholder portrait is under 1 kB", () => {
  expect(brotliCompressSync(portrait("Wanda Öberg")).length).toBeLessThan(1000);
});
