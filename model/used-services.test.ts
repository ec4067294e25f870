import { expect, test } from "vitest";
import type { Content } from "./collections.ts";
import { allPages, servicesOf } from "./pages.ts";
import { usedServices } from "./used-services.ts";

const all = { donation: "https://www.helloasso.com/x", calendar: "cal-x", ticketing: "evt-x", video: "x" };
const asked = (embeds: object, edition: object) => {
  const used = usedServices({ site: { embeds }, edition } as Content);
  return allPages.map(used);
};

test("a page uses its services that are set up; the map always is", () => {
  expect(asked(all, { ticketing: {}, film: {} })).toEqual(allPages.map(servicesOf));
});

test.each([
  [{}, { ticketing: {}, film: {} }, ["map"]],
  [all, {}, ["calendar", "donation", "map"]],
  [all, { film: {} }, ["calendar", "donation", "map", "video"]],
  [all, { ticketing: {} }, ["calendar", "donation", "map", "ticketing"]],
])("with %o and the edition %o, the services are %j", (embeds, edition, services) => {
  expect([...new Set(asked(embeds, edition).flat())].toSorted()).toEqual(services);
});
