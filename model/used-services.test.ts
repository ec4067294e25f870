import { expect, test } from "vitest";
import { loadContent } from "#check/load.ts";
import type { Content } from "./collections.ts";
import { allPages, servicesOf } from "./pages.ts";
import { usedServices } from "./used-services.ts";

let loaded: Content | undefined;
const content = () => (loaded ??= loadContent("tests/sites/fixture"));
const all = { donation: "https://www.helloasso.com/x", calendar: "cal-x", ticketing: "evt-x", video: "x" };
const asked = (embeds: object, edition: object) => {
  const used = usedServices({
    ...content(),
    site: { ...content().site, embeds: embeds as Content["site"]["embeds"] },
    edition: { ...content().edition, ticketing: undefined, film: undefined, ...edition },
  });
  return allPages.map(used);
};
const services = (used: ReturnType<typeof asked>) => [...new Set(used.flat())].toSorted();

test("a page uses its services that are set up; the map always is", () => {
  expect(asked(all, { ticketing: {}, film: {} })).toEqual(allPages.map(servicesOf));
  expect(services(asked({}, { ticketing: {}, film: {} }))).toEqual(["map"]);
});

test("tickets and film also depend on the edition", () => {
  expect(services(asked(all, {}))).toEqual(["calendar", "donation", "map"]);
  expect(services(asked(all, { film: {} }))).toEqual(["calendar", "donation", "map", "video"]);
  expect(services(asked(all, { ticketing: {} }))).toEqual(["calendar", "donation", "map", "ticketing"]);
});
