import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { fetchFeed, readFeed } from "./agenda.ts";

const now = new Date("2027-03-01T12:00:00Z");
const event = (...lines: string[]) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"];
const feed = (...events: string[][]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "X-WR-TIMEZONE:Europe/Paris", ...events.flat(), "END:VCALENDAR"].join("\r\n");
const startsOf = (...events: string[][]) =>
  readFeed(feed(...events), now).map(({ title, start }) => `${title} ${start}`);

test("events are read in their own zone, soonest first; past ones are left out", () => {
  expect(
    startsOf(
      event("UID:a", "DTSTART;TZID=Europe/London:20270310T180000", "SUMMARY:Londres"),
      event("UID:b", "DTSTART:20270309T173000Z", "SUMMARY:Paris"),
      event("UID:c", "DTSTART;VALUE=DATE:20270308", "SUMMARY:Journée"),
      event("UID:d", "DTSTART:20260309T173000Z", "SUMMARY:Passé"),
    ),
  ).toEqual(["Journée 2027-03-08", "Paris 2027-03-09T18:30:00+01:00", "Londres 2027-03-10T18:00:00+00:00"]);
});

test("a repeated event has each of its days, without those taken out, and one that moved", () => {
  const weekly = event(
    "UID:w",
    "DTSTART;TZID=Europe/Paris:20270316T190000",
    "RRULE:FREQ=WEEKLY;COUNT=4",
    "EXDATE;TZID=Europe/Paris:20270330T190000",
    "SUMMARY:Atelier",
  );
  const moved = event(
    "UID:w",
    "RECURRENCE-ID;TZID=Europe/Paris:20270323T190000",
    "DTSTART;TZID=Europe/Paris:20270324T200000",
    "SUMMARY:Atelier déplacé",
  );
  expect(startsOf(weekly, moved)).toEqual([
    "Atelier 2027-03-16T19:00:00+01:00",
    "Atelier déplacé 2027-03-24T20:00:00+01:00",
    "Atelier 2027-04-06T19:00:00+02:00",
  ]);
});

test("a cancelled event says so, a private one is not read, an unreadable one hides no other", () => {
  const events = readFeed(
    feed(
      event("UID:a", "DTSTART:20270309T173000Z", "SUMMARY:Annulé {a}", "STATUS:CANCELLED", "CATEGORIES:lyon"),
      event("UID:b", "DTSTART:20270309T173000Z", "SUMMARY:Privé", "CLASS:PRIVATE"),
      event("UID:c", "SUMMARY:Sans date"),
    ),
    now,
  );
  expect(events).toMatchObject([{ title: "Annulé (a)", cancelled: true, tags: ["lyon"] }]);
});

test("a feed of more than 10 MB, one that is too slow and an error of the server are refused", async () => {
  const server = createServer(({ url }, response) => {
    if (url === "/large") response.end("x".repeat(10_000_001));
    if (url === "/broken") response.writeHead(500).end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const at = (path: string, timeout?: number) => fetchFeed(`http://127.0.0.1:${port}${path}`, timeout);
  await expect(at("/large")).rejects.toThrow("10 MB");
  await expect(at("/broken")).rejects.toThrow("500");
  await expect(at("/slow", 50)).rejects.toThrow();
  server.closeAllConnections();
  server.close();
});
