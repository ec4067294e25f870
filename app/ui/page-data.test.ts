import { expect, test } from "vitest";
import { dataOf } from "./page-data.ts";

test.each([
  ["/fr", "/fr.data"],
  ["/en/", "/en.data"],
  ["/fr/bureau/", "/fr/bureau.data"],
  ["/en/antennes/essec?from=map#team", "/en/antennes/essec.data"],
  ["/fr?x=/a.b#c", "/fr.data"],
  ["/fr/krypto-tour/2024#programme", "/fr/krypto-tour/2024.data"],
])("%s loads its data from %s", (to, data) => expect(dataOf(to)).toBe(data));

test.each([
  "/",
  "/publications",
  "/frites",
  "/FR/bureau",
  "/documents/statuts.pdf",
  "/fr/agenda.ics",
  "#team",
  "?year=2024",
  "",
  "//other.example/fr",
  "https://other.example/fr",
])("%j has no data to prefetch", (to) => expect(dataOf(to)).toBeUndefined());
