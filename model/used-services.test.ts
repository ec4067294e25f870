import { expect, test } from "vitest";
import type { Content } from "./collections.ts";
import { usedServices } from "./used-services.ts";

const all = { donation: "https://www.helloasso.com/x", calendar: "cal-x", ticketing: "evt-x", video: "x" };

test.each([
  [{}, { ticketing: {}, film: {} }, ["map"]],
  [all, {}, ["calendar", "donation", "map"]],
  [all, { film: {} }, ["calendar", "donation", "map", "video"]],
  [all, { ticketing: {} }, ["calendar", "donation", "map", "ticketing"]],
])("with %o and the edition %o, the services are %j", (embeds, edition, services) => {
  expect(usedServices({ site: { embeds }, edition } as Content).toSorted()).toEqual(services);
});
