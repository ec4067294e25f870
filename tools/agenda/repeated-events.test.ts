import { describe, expect, test } from "vitest";
import { readFeed } from "./read-feed.ts";
import { feed, now, read, starts } from "#tests/commands/test-feed.ts";

describe("an event that repeats", () => {
  const weekly = (...more: string[]) => [
    "UID:hebdo",
    "DTSTART;TZID=Europe/Paris:20261103T183000",
    "DTEND;TZID=Europe/Paris:20261103T203000",
    "RRULE:FREQ=WEEKLY;COUNT=6",
    "SUMMARY:Mardi",
    ...more,
  ];
  const days = (...events: string[][]) => starts(...events).map((start) => start.slice(5, 10));

  test("is listed for each upcoming occurrence, except excluded ones", () => {
    expect(days(weekly())).toEqual(["11-17", "11-24", "12-01", "12-08"]);
    expect(days(weekly("EXDATE;TZID=Europe/Paris:20261124T183000"))).toEqual(["11-17", "12-01", "12-08"]);
    expect(days(weekly("RDATE;TZID=Europe/Paris:20261219T183000")).at(-1)).toBe("12-19");
    expect(new Set(read(weekly()).map(({ id }) => id)).size).toBe(4);
  });

  test("can have moved and cancelled occurrences", () => {
    const moved = [
      "UID:hebdo",
      "RECURRENCE-ID;TZID=Europe/Paris:20261124T183000",
      "DTSTART;TZID=Europe/Paris:20261125T183000",
      "SUMMARY:Mercredi",
    ];
    const off = [
      "UID:hebdo",
      "RECURRENCE-ID;TZID=Europe/Paris:20261201T183000",
      "DTSTART;TZID=Europe/Paris:20261201T183000",
      "SUMMARY:Mardi",
      "STATUS:CANCELLED",
    ];
    const events = read(weekly(), moved, off);
    expect(events.map(({ title, start }) => `${start.slice(5, 10)} ${title}`)).toEqual([
      "11-17 Mardi",
      "11-25 Mercredi",
      "12-01 Mardi",
      "12-08 Mardi",
    ]);
    expect(events.map(({ cancelled }) => cancelled)).toEqual([false, false, true, false]);
  });

  test("sent without its series keeps the ids of its occurrences", () => {
    const changed = (day: string, ...more: string[]) => [
      "UID:hebdo",
      `RECURRENCE-ID;TZID=Europe/Paris:202611${day}T183000`,
      `DTSTART;TZID=Europe/Paris:202611${day}T193000`,
      `SUMMARY:Le ${day}`,
      ...more,
    ];
    const events = read(changed("17"), changed("24"), changed("24", "SEQUENCE:1", "STATUS:CANCELLED"));
    expect(events.map(({ title, cancelled }) => [title, cancelled])).toEqual([
      ["Le 17", false],
      ["Le 24", true],
    ]);
    const inSeries = read(weekly(), changed("17"), changed("24"));
    expect(events.map(({ id }) => id)).toEqual(inSeries.slice(0, 2).map(({ id }) => id));
  });

  test("for ever is listed for about a year", () => {
    const forEver = ["UID:a", "DTSTART:20170105T173000Z", "RRULE:FREQ=WEEKLY", "SUMMARY:X"];
    expect(starts(forEver).length).toBeGreaterThan(50);
    expect(starts(forEver).at(-1)! < "2028").toBe(true);
  });

  test.each([
    "FREQ=SECONDLY",
    "FREQ=SECONDLY;UNTIL=99991231T000000Z",
    "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30",
  ])("by the rule %s is refused after the time limit", (rule) => {
    const mad = feed(["UID:a", "DTSTART:20170105T173000Z", `RRULE:${rule}`, "SUMMARY:Folie"]);
    expect(() => readFeed(mad, now, 300)).toThrow(
      "the event “Folie” repeats too often (reading it takes more than 0.3 seconds",
    );
  });
});
