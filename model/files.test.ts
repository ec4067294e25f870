import { expect, test } from "vitest";
import { eventFile, files, filesIn } from "./files.ts";

test("addresses of feeds, calendars and sitemaps do not change", () => {
  expect([...Object.values(files), ...Object.values(filesIn("fr")), ...Object.values(filesIn("en"))]).toEqual([
    "/sitemap.xml",
    "/robots.txt",
    "/.well-known/security.txt",
    "/feeds/publications-fr.atom",
    "/feeds/krypto-tour-fr.ics",
    "/feeds/events-fr.ics",
    "/feeds/publications-en.atom",
    "/feeds/krypto-tour-en.ics",
    "/feeds/events-en.ics",
  ]);
  expect(eventFile("gala")).toBe("/feeds/events/gala.ics");
});
