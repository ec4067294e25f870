import { expect, test } from "vitest";
import { dataOf } from "./page-data.ts";

test.each([
  ["/fr", "/fr.data"],
  ["/en/", "/en.data"],
  ["/fr/bureau/", "/fr/bureau.data"],
  ["/en/antennes/essec?from=map#team", "/en/antennes/essec.data"],
])("%s loads its data from %s", (to, data) => expect(dataOf(to)).toBe(data));

test.each([
  "/",
  "/publications",
  "/frites",
  "/documents/statuts.pdf",
  "/fr/agenda.ics",
  "#team",
  "",
  "//other.example/fr",
  "https://other.example/fr",
])("%j has no data to prefetch", (to) => expect(dataOf(to)).toBeUndefined());
