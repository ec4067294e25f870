import { describe, expect, test } from "vitest";
import { readFeed } from "./read-feed.ts";
import { feed, now, read, starts } from "./test-feed.ts";

describe("time zones", () => {
  const at = (start: string) => starts(["UID:a", start, "SUMMARY:X"]);

  test("are known by name", () => {
    expect(at("DTSTART;TZID=Europe/London:20261119T190000")).toEqual(["2026-11-19T19:00:00+00:00"]);
    expect(at("DTSTART;TZID=Europe/Paris:20270701T190000")).toEqual(["2027-07-01T19:00:00+02:00"]);
  });

  test("can be defined in the feed", () => {
    const zone = [
      "BEGIN:VTIMEZONE",
      "TZID:Romance Standard Time",
      "BEGIN:STANDARD",
      "DTSTART:16011028T030000",
      "TZOFFSETFROM:+0200",
      "TZOFFSETTO:+0100",
      "END:STANDARD",
      "END:VTIMEZONE",
    ].join("\r\n");
    const text = feed(["UID:a", "DTSTART;TZID=Romance Standard Time:20261117T183000", "SUMMARY:X"]);
    const [event] = readFeed(text.replace("BEGIN:VEVENT", `${zone}\r\nBEGIN:VEVENT`), now).events;
    expect(event!.start).toBe("2026-11-17T18:30:00+01:00");
  });

  test("that are unknown or missing default to the calendar's, or to Paris", () => {
    expect(at("DTSTART;TZID=Mars/Olympus:20261117T183000")).toEqual(["2026-11-17T18:30:00+01:00"]);
    expect(at("DTSTART:20261117T183000")).toEqual(["2026-11-17T18:30:00+01:00"]);
    const london = feed(["UID:a", "DTSTART:20261117T183000", "SUMMARY:X"]).replace(
      "VERSION:2.0",
      "VERSION:2.0\r\nX-WR-TIMEZONE:Europe/London",
    );
    expect(readFeed(london, now).events[0]!.start).toBe("2026-11-17T18:30:00+00:00");
  });

  test("can differ between start and end", () => {
    const train = (...more: string[]) =>
      read(["UID:a", "DTSTART;TZID=Europe/Paris:20261117T180000", "SUMMARY:X", ...more])[0]!.end;
    const end = "DTEND;TZID=Europe/London:20261117T193000";
    expect(train(end)).toBe("2026-11-17T19:30:00+00:00");
    expect(train(end, "RRULE:FREQ=WEEKLY;COUNT=2")).toBe("2026-11-17T19:30:00+00:00");
    expect(train("DTEND;TZID=Europe/London:20261117T173000")).toBe("2026-11-17T17:30:00+00:00");
    expect(train("DURATION:PT2H")).toBe("2026-11-17T20:00:00+01:00");
  });

  test("switch to summer time between two occurrences", () => {
    const weekly = ["UID:a", "DTSTART;TZID=Europe/Paris:20261024T190000", "RRULE:FREQ=MONTHLY;COUNT=7", "SUMMARY:X"];
    expect(starts(weekly).at(-1)).toBe("2027-04-24T19:00:00+02:00");
    expect(starts(weekly)[0]).toBe("2026-11-24T19:00:00+01:00");
  });
});
