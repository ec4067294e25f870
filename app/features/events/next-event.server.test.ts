import { afterAll, expect, test, vi } from "vitest";
import { loadContent } from "#check/load.ts";
import { nextEventData } from "./next-event.server.ts";

const fixture = loadContent("tests/sites/fixture");
const [event] = fixture.agenda.events;
const days = ["01", "02", "03", "04", "05", "06"];
const events = days.map((day) => ({ ...event!, id: day, start: `2099-03-${day}`, end: `2099-03-${day}` }));

// Test files share modules, so mocked ones are loaded again before and after.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock(import("../../content/source.server.ts"), () => ({
  content: () => ({ ...fixture, agenda: { ...fixture.agenda, events } }),
}));

test("a page contains the next three events, in case the first ends before the next build", () => {
  const next = nextEventData("fr", new Date("2099-02-01"));
  expect(next.map(({ id }) => id)).toEqual(["01", "02", "03"]);
});
