import { describe, expect, test } from "vitest";
import type { AgendaEvent } from "#model/agenda.ts";
import { readFeed } from "./read-feed.ts";
import { feed, now, read } from "#tests/commands/test-feed.ts";

const evening = (...more: string[]) => [
  "UID:un@calendar.example",
  "DTSTART:20261117T173000Z",
  "DTEND:20261117T193000Z",
  "SUMMARY:Lire un contrat",
  ...more,
];
const titles = (...events: string[][]) => read(...events).map(({ title }) => title);

describe("an event", () => {
  test("is read with its time, place, link, host and tags", () => {
    const [event] = read(
      evening(
        "LOCATION:14-16 rue Voltaire\\, Le Kremlin-Bicêtre",
        "DESCRIPTION:Atelier\\, venir avec son ordinateur\\nEt le reste.",
        "URL:https://calendar.example/un",
        'ORGANIZER;CN="KryptoCampus EPITA":mailto:epita@calendar.example',
        "CATEGORIES:epita,Atelier",
      ),
    );
    expect(event).toMatchObject({
      uid: "un@calendar.example",
      title: "Lire un contrat",
      start: "2026-11-17T18:30:00+01:00",
      end: "2026-11-17T20:30:00+01:00",
      place: "14-16 rue Voltaire, Le Kremlin-Bicêtre",
      note: "Atelier, venir avec son ordinateur",
      url: "https://calendar.example/un",
      host: "KryptoCampus EPITA",
      tags: ["epita", "Atelier"],
      cancelled: false,
    });
    expect(event!.lang).toBeUndefined();
  });

  const at = (...lines: string[]) => ["UID:a", "SUMMARY:X", ...lines];
  test.each<[string, string[], Partial<AgendaEvent>]>([
    ["in English", ["UID:a", "DTSTART:20261117T173000Z", "SUMMARY;LANGUAGE=en-GB:One paper"], { lang: "en" }],
    ["online", evening("LOCATION:https://visio.example/a"), { url: "https://visio.example/a", place: undefined }],
    ["over two days", at("DTSTART;VALUE=DATE:20261201", "DTEND;VALUE=DATE:20261203"), { end: "2026-12-02" }],
    ["on a whole day", at("DTSTART;VALUE=DATE:20261201", "DTEND;VALUE=DATE:20261202"), { end: undefined }],
    ["that ends before it starts", at("DTSTART:20261117T173000Z", "DTEND:20261117T153000Z"), { end: undefined }],
    ["that is cancelled", evening("STATUS:CANCELLED"), { cancelled: true }],
  ])("%s is read as such", (_, lines, expected) => {
    const [event] = read(lines);
    expect({ ...expected, ...event }).toMatchObject(expected);
  });

  test("keeps its id when its title and day change", () => {
    const [first] = read(evening());
    const [moved] = read(["UID:un@calendar.example", "DTSTART:20261201T173000Z", "SUMMARY:Autre titre"]);
    expect(moved!.id).toBe(first!.id);
  });

  test("is skipped if past, private, without a title or on an implausible day", () => {
    const over = ["UID:a", "DTSTART:20261110T173000Z", "DTEND:20261110T183000Z", "SUMMARY:Passée"];
    const secret = ["UID:b", "DTSTART:20261118T173000Z", "SUMMARY:Bureau", "CLASS:PRIVATE"];
    const nameless = ["UID:c", "DTSTART:20261118T173000Z"];
    const antique = ["UID:d", "DTSTART:00010101T000000Z", "SUMMARY:Antique"];
    const distant = ["UID:e", "DTSTART:99991231T000000Z", "SUMMARY:Lointaine"];
    expect(titles(over, secret, nameless, antique, distant, evening())).toEqual(["Lire un contrat"]);
  });

  test("sent twice is read in its last version", () => {
    const later = ["UID:un@calendar.example", "DTSTART:20261119T173000Z", "SUMMARY:Reporté", "SEQUENCE:2"];
    expect(titles(later, evening("SEQUENCE:0"))).toEqual(["Reporté"]);
  });
});

describe("time zones", () => {
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

  test.each([
    ["known by name", "DTSTART;TZID=Europe/London:20261119T190000", "", "2026-11-19T19:00:00+00:00"],
    ["in summer", "DTSTART;TZID=Europe/Paris:20270701T190000", "", "2027-07-01T19:00:00+02:00"],
    ["defined in the feed", "DTSTART;TZID=Romance Standard Time:20261117T183000", zone, "2026-11-17T18:30:00+01:00"],
    ["unknown, so Paris", "DTSTART;TZID=Mars/Olympus:20261117T183000", "", "2026-11-17T18:30:00+01:00"],
    ["missing, so Paris", "DTSTART:20261117T183000", "", "2026-11-17T18:30:00+01:00"],
    ["of the calendar", "DTSTART:20261117T183000", "X-WR-TIMEZONE:Europe/London", "2026-11-17T18:30:00+00:00"],
  ])("%s", (_, start, more, expected) => {
    const text = feed(["UID:a", start, "SUMMARY:X"]).replace("BEGIN:VEVENT", `${more}\r\nBEGIN:VEVENT`);
    expect(readFeed(more ? text : feed(["UID:a", start, "SUMMARY:X"]), now).events[0]!.start).toBe(expected);
  });

  test.each([
    ["DTEND;TZID=Europe/London:20261117T193000", "2026-11-17T19:30:00+00:00"],
    ["DTEND;TZID=Europe/London:20261117T193000\r\nRRULE:FREQ=WEEKLY;COUNT=2", "2026-11-17T19:30:00+00:00"],
    ["DTEND;TZID=Europe/London:20261117T173000", "2026-11-17T17:30:00+00:00"],
    ["DURATION:PT2H", "2026-11-17T20:00:00+01:00"],
  ])("of the end: %s", (end, expected) => {
    expect(read(["UID:a", "DTSTART;TZID=Europe/Paris:20261117T180000", "SUMMARY:X", end])[0]!.end).toBe(expected);
  });
});

describe("a hostile feed", () => {
  test("is reduced to short lines of plain text", () => {
    const [event] = read([
      "UID:a",
      "DTSTART:20261117T173000Z",
      `SUMMARY:<script>alert(1)</script>🎉 \u202Eemag\u202C {name} ${"long ".repeat(100)}`,
      "LOCATION:<b>Ici</b>\\n\\nlà",
      "URL:javascript:alert(1)",
    ]);
    expect(event!.title).toMatch(/^alert\(1\) 🎉 emag \(name\) long .*…$/);
    expect(event!.title.length).toBeLessThanOrEqual(160);
    expect(event!.place).toBe("Ici là");
    expect(event!.url).toBeUndefined();
  });

  test.each([
    ["empty", "", "the calendar is empty"],
    ["only a byte order mark", "\uFEFF\r\n", "the calendar is empty"],
    ["a web page", "<!doctype html><title>Connexion</title>", "the response is a web page"],
    ["other words", "404 not found", "not a calendar"],
    ["cut short", feed(evening()).slice(0, -30), "broken or cut short"],
    ["a broken line", feed(["UID:a", "rien du tout", "DTSTART:20261117T173000Z"]), "broken or cut short"],
    ["without events", feed(), "no event at all"],
  ])("that is %s is refused with a reason", (_, text, reason) => {
    expect(() => readFeed(text, now)).toThrow(reason);
  });

  test.each([
    ["without a day", "SUMMARY:Un jour"],
    ["on a day that is a word", "DTSTART:tomorrow"],
    [
      "on the first day of every year, in February",
      "RRULE:FREQ=YEARLY;BYMONTH=2;BYYEARDAY=1\r\nDTSTART:20261117T173000Z",
    ],
  ])("with an event %s is read without it, and refused if there is no other", (_, line) => {
    const unreadable = ["UID:a", line];
    const { events, unread } = readFeed(feed(unreadable, evening()), now);
    expect({ unread, titles: events.map(({ title }) => title) }).toEqual({ unread: 1, titles: ["Lire un contrat"] });
    expect(() => readFeed(feed(unreadable), now)).toThrow("broken or cut short (no event can be read)");
  });

  test("of 5,000 events and 9 MB is read in seconds, of more is refused; the next 200 are kept", () => {
    const words = "Une longue description. ".repeat(75).match(/.{1,70}/g)!;
    const many = (count: number) =>
      feed(
        ...Array.from({ length: count }, (_, index) => [
          `UID:${index}`,
          `DTSTART:2027${String((index % 12) + 1).padStart(2, "0")}15T${String(index % 24).padStart(2, "0")}0000Z`,
          `SUMMARY:Soirée ${index}`,
          `DESCRIPTION:${words.join("\r\n ")}`,
        ]),
      );
    expect(Buffer.byteLength(many(5000))).toBeGreaterThan(9_000_000);
    const begun = Date.now();
    const kept = readFeed(many(5000), now).events;
    expect(Date.now() - begun).toBeLessThan(15_000);
    expect(kept).toHaveLength(200);
    expect(kept[0]!.start.slice(0, 7)).toBe("2027-01");
    expect(() => readFeed(feed(...Array.from({ length: 5001 }, () => evening())), now)).toThrow(
      "5001 events, more than 5000",
    );
  });
});
