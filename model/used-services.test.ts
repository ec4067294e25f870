import { expect, test } from "vitest";
import type { Content } from "./collections.ts";
import { usedServices } from "./used-services.ts";

const all = { donation: {}, calendar: {} };

test.each([
  [{}, {}, ["map"]],
  [all, {}, ["calendar", "donation", "map"]],
  [all, { film: {} }, ["calendar", "donation", "map", "video"]],
  [all, { tickets: {} }, ["calendar", "donation", "map", "ticketing"]],
])("with %o and the edition %o, the services are %j", (embeds, edition, services) => {
  const editions = [{ id: "2025", date: "2025-10-11", ...edition }];
  expect(usedServices({ site: { embeds }, editions } as unknown as Content).toSorted()).toEqual(services);
});
