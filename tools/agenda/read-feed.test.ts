import { describe, expect, test } from "vitest";
import { readFeed } from "./read-feed.ts";
import { feed, now, read } from "./test-feed.ts";

const evening = (...more: string[]) => [
  "UID:un@calendar.example",
  "DTSTART:20261117T173000Z",
  "DTEND:20261117T193000Z",
  "SUMMARY:Lire un contrat",
  ...more,
];

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
  });

  test("keeps its id when its title and day change", () => {
    const [first] = read(evening());
    const [moved] = read(["UID:un@calendar.example", "DTSTART:20261201T173000Z", "SUMMARY:Autre titre"]);
    expect(moved!.id).toBe(first!.id);
  });

  test("has the language that the calendar names", () => {
    expect(read(["UID:a", "DTSTART:20261117T173000Z", "SUMMARY;LANGUAGE=en-GB:One paper"])[0]!.lang).toBe("en");
    expect(read(evening())[0]!.lang).toBeUndefined();
  });

  test("online has a link instead of a place", () => {
    const [event] = read(evening("LOCATION:https://visio.example/salle"));
    expect(event).toMatchObject({ url: "https://visio.example/salle" });
    expect(event!.place).toBeUndefined();
  });

  test("over whole days ends on its last day", () => {
    const [event] = read(["UID:a", "DTSTART;VALUE=DATE:20261201", "DTEND;VALUE=DATE:20261203", "SUMMARY:Hackathon"]);
    expect(event).toMatchObject({ start: "2026-12-01", end: "2026-12-02" });
    const [one] = read(["UID:b", "DTSTART;VALUE=DATE:20261201", "DTEND;VALUE=DATE:20261202", "SUMMARY:Forum"]);
    expect(one!.end).toBeUndefined();
  });

  test("is marked if cancelled, and skipped if past, private or without a title", () => {
    expect(read(evening("STATUS:CANCELLED"))[0]!.cancelled).toBe(true);
    const over = ["UID:a", "DTSTART:20261110T173000Z", "DTEND:20261110T183000Z", "SUMMARY:Passée"];
    const secret = ["UID:b", "DTSTART:20261118T173000Z", "SUMMARY:Bureau", "CLASS:PRIVATE"];
    const nameless = ["UID:c", "DTSTART:20261118T173000Z"];
    expect(read(over, secret, nameless)).toEqual([]);
  });

  test("sent twice is read in its last version", () => {
    const old = evening("SEQUENCE:0");
    const now = ["UID:un@calendar.example", "DTSTART:20261119T173000Z", "SUMMARY:Reporté", "SEQUENCE:2"];
    expect(read(now, old).map(({ title }) => title)).toEqual(["Reporté"]);
  });

  test("that ends before it starts has no end", () => {
    expect(read(["UID:a", "DTSTART:20261117T173000Z", "DTEND:20261117T153000Z", "SUMMARY:X"])[0]!.end).toBeUndefined();
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

  test("of 5,000 events is read in seconds, of more is refused; the next 200 are kept", () => {
    const many = (count: number) =>
      feed(
        ...Array.from({ length: count }, (_, index) => [
          `UID:${index}`,
          `DTSTART:2027${String((index % 12) + 1).padStart(2, "0")}15T${String(index % 24).padStart(2, "0")}0000Z`,
          `SUMMARY:Soirée ${index}`,
        ]),
      );
    const begun = Date.now();
    const kept = readFeed(many(5000), now).events;
    expect(Date.now() - begun).toBeLessThan(15_000);
    expect(kept).toHaveLength(200);
    expect(kept[0]!.start.slice(0, 7)).toBe("2027-01");
    expect(() => readFeed(many(5001), now)).toThrow("5001 events, more than 5000");
  });

  test("of almost 10 MB is read in seconds", () => {
    const words = "Une longue description. ".repeat(80).match(/.{1,70}/g)!;
    const text = feed(
      ...Array.from({ length: 4500 }, (_, index) => [
        `UID:${index}`,
        "DTSTART:20270115T180000Z",
        `SUMMARY:Soirée ${index}`,
        `DESCRIPTION:${words.join("\r\n ")}`,
      ]),
    );
    expect(Buffer.byteLength(text)).toBeGreaterThan(9_000_000);
    const begun = Date.now();
    expect(readFeed(text, now).events).toHaveLength(200);
    expect(Date.now() - begun).toBeLessThan(15_000);
  });

  test("with implausible dates is read without them", () => {
    const events = read(
      ["UID:a", "DTSTART:00010101T000000Z", "SUMMARY:Antique"],
      ["UID:b", "DTSTART:99991231T000000Z", "SUMMARY:Lointaine"],
      evening(),
    );
    expect(events.map(({ title }) => title)).toEqual(["Lire un contrat"]);
  });
});
