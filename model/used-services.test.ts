import { expect, test } from "vitest";
import type { Content } from "./collections.ts";
import { allPages, servicesOf } from "./pages.ts";
import { usedServices } from "./used-services.ts";

const all = { donation: {}, calendar: {} };
const asked = (embeds: object, edition: object) => {
  const used = usedServices({
    site: { embeds },
    editions: [{ id: "2025", date: "2025-10-11", ...edition }],
  } as unknown as Content);
  return allPages.map(used);
};

test("a page uses its services that are set up; the map always is", () => {
  expect(asked(all, { tickets: {}, film: {} })).toEqual(allPages.map(servicesOf));
});

test.each([
  [{}, {}, ["map"]],
  [all, {}, ["calendar", "donation", "map"]],
  [all, { film: {} }, ["calendar", "donation", "map", "video"]],
  [all, { tickets: {} }, ["calendar", "donation", "map", "ticketing"]],
])("with %o and the edition %o, the services are %j", (embeds, edition, services) => {
  expect([...new Set(asked(embeds, edition).flat())].toSorted()).toEqual(services);
});
