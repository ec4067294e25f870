import { expect, test } from "vitest";
import { loadContent } from "#check/load.ts";
import type { Content } from "./collections.ts";
import {
  type AgendaEvent,
  branchOfEvent,
  clockOfEvent,
  endOfEvent,
  noteOf,
  upcomingEvents,
  whereOf,
} from "./agenda.ts";
import type { OpenBranchEntry } from "./selections.ts";

type BranchEvents = OpenBranchEntry["events"];

let loaded: Content | undefined;
const content = () => (loaded ??= loadContent("tests/sites/fixture"));
const event = (more: Partial<AgendaEvent>): AgendaEvent => ({
  id: "a",
  title: "Une soirée",
  start: "2027-03-09T18:30:00+01:00",
  tags: [],
  cancelled: false,
  ...more,
});
const branch = (more: Partial<AgendaEvent>) => branchOfEvent(content(), event(more))?.id;
const iso = (moment: number) => new Date(moment).toISOString();

test("an event ends at its end time, otherwise at midnight in Paris", () => {
  expect(iso(endOfEvent(event({ end: "2027-03-09T20:30:00+01:00" })))).toBe("2027-03-09T19:30:00.000Z");
  expect(iso(endOfEvent(event({})))).toBe("2027-03-09T23:00:00.000Z");
  expect(iso(endOfEvent(event({ start: "2027-07-01", end: "2027-07-02" })))).toBe("2027-07-02T22:00:00.000Z");
});

test("past events are hidden, current ones are not, and the next comes first", () => {
  const events = [
    event({ id: "later", start: "2027-04-01" }),
    event({ id: "now", start: "2027-03-09T08:00:00Z", end: "2027-03-09T23:00:00Z" }),
    event({ id: "over", start: "2027-03-08", end: "2027-03-08" }),
  ];
  const shown = upcomingEvents({ agenda: { events } } as Content, new Date("2027-03-09T12:00:00Z"));
  expect(shown.map(({ id }) => id)).toEqual(["now", "later"]);
});

test("a time without an offset is that of the branch, or of Paris", () => {
  const { branches } = content();
  const london = branches.map((each) =>
    each.id === "lyon" ? { ...each, events: { timeZone: "Europe/London" } } : each,
  );
  const events = [
    event({ start: "2027-07-09T18:30", end: "2027-07-09T20:30", tags: ["lyon"] }),
    event({ start: "2027-07-09T18:30" }),
  ];
  const shown = upcomingEvents(
    { ...content(), branches: london, agenda: { ...content().agenda, events } },
    new Date(0),
  );
  expect(shown.map(({ start, end }) => [start, end])).toEqual([
    ["2027-07-09T18:30:00+02:00", undefined],
    ["2027-07-09T18:30:00+01:00", "2027-07-09T20:30:00+01:00"],
  ]);
});

test("an event finds its branch by tag, host or place, ignoring accents and case", () => {
  expect(branch({ tags: ["Débat", "LYON"] })).toBe("lyon");
  expect(branch({ host: "Kryptocampus mons (officiel)" })).toBe("mons");
  expect(branch({ place: "Quelque part" })).toBeUndefined();
});

test("a branch can define its tag and place; tag takes precedence over host, host over place", () => {
  const inMons = (events: BranchEvents, more: Partial<AgendaEvent>) => {
    const branches = content().branches.map((each) => (each.id === "mons" ? { ...each, events } : each));
    return branchOfEvent({ ...content(), branches }, event(more))?.id;
  };
  const found = (more: Partial<AgendaEvent>) =>
    inMons({ tag: "Le Borinage", host: "Mons", place: "Grand-Place" }, more);
  expect(found({ tags: ["le-borinage"] })).toBe("mons");
  expect(found({ place: "Sur la Grand’Place, Mons" })).toBe("mons");
  expect(found({ tags: ["lyon"], host: "Mons" })).toBe("lyon");
  expect(found({ tags: ["borinage"] })).toBeUndefined();
  const withoutLetters = { tag: "🎉", host: "«»", place: "—" };
  expect(inMons(withoutLetters, { tags: ["🎈"], host: "Une école", place: "Quelque part" })).toBeUndefined();
});

test("a note is translated if possible, otherwise marked with its language", () => {
  const session = event({ lang: "fr", note: "Atelier", noteTranslated: "Workshop" });
  expect([noteOf(session, "fr"), noteOf(session, "en")]).toEqual([{ text: "Atelier" }, { text: "Workshop" }]);
  expect(noteOf(event({ lang: "fr", note: "Atelier" }), "en")).toEqual({ text: "Atelier", lang: "fr" });
});

test("a city is shown once, in the language of the page", () => {
  const lyon = content().branches.find(({ id }) => id === "lyon") as OpenBranchEntry;
  const london = { ...lyon, name: { fr: "Londres", en: "London" }, city: { fr: "Londres", en: "London" } };
  const session = event({ place: "Gower Street, London" });
  expect([whereOf(session, london, "fr"), whereOf(session, london, "en")]).toEqual(["Londres", "London"]);
  expect(whereOf(event({ place: "3 quai du Port, Vienne" }), lyon, "fr")).toBe("Lyon, Vienne");
  expect(whereOf(event({}), undefined, "fr")).toBe("");
});

test("times are in the branch's time zone", () => {
  const london = { events: { timeZone: "Europe/London" } } as OpenBranchEntry;
  expect(clockOfEvent("2026-11-19T19:00:00Z", london)).toEqual({ day: "2026-11-19", clock: "19:00" });
  expect(clockOfEvent("2026-11-19T19:00:00Z")).toEqual({ day: "2026-11-19", clock: "20:00" });
  expect(clockOfEvent("2026-11-19T23:30:00+01:00")).toEqual({ day: "2026-11-19", clock: "23:30" });
  expect(clockOfEvent("2026-11-19")).toEqual({ day: "2026-11-19", clock: undefined });
});
