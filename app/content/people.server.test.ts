import { expect, test } from "vitest";
import { initialsOf } from "./people.server.ts";

test.each([
  ["Inès Marchetti", "IM"],
  ["Émile Van Acker", "ÉV"],
  ["Jean-Baptiste Le Goff", "JL"],
  ["Quentin de la Jonquière", "QJ"],
  ["Wilhelmina d’Almeida", "WA"],
  ["Sinéad O’Brien", "SO"],
  ["Islem", "I"],
  ["Ana al-Fassi Benali", "AB"],
  ["  awa  diarra ", "AD"],
  ["E\u0301lodie Roche", "ÉR"],
])("%s becomes %s", (name, expected) => {
  expect(initialsOf(name)).toBe(expected);
});
