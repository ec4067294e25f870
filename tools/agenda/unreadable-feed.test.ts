import { expect, test } from "vitest";
import { Refusal } from "../content/messages.ts";
import { readFeedWithin } from "./read-feed-within.ts";
import { feed, now } from "./test-feed.ts";

const sound = ["UID:sound", "DTSTART:20261117T173000Z", "SUMMARY:Lire un contrat"];
const endless = ["UID:a", "DTSTART:20261117T173000Z", "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", "SUMMARY:Jamais"];

const unreadable: [string, string[]][] = [
  ["without a day", ["UID:a", "SUMMARY:Un jour"]],
  ["on a day that is a word", ["UID:a", "DTSTART:tomorrow", "SUMMARY:Demain"]],
  [
    "on the first day of every year, in February",
    ["UID:a", "DTSTART:20261117T173000Z", "RRULE:FREQ=YEARLY;BYMONTH=2;BYYEARDAY=1", "SUMMARY:Jamais"],
  ],
];

test.each(unreadable)("an event %s is left out and counted; the others are read", async (_, event) => {
  const { events, unread } = await readFeedWithin(feed(event, sound), now);
  expect(events.map(({ title }) => title)).toEqual(["Lire un contrat"]);
  expect(unread).toBe(1);
});

test.each(unreadable)("a calendar of nothing but an event %s is refused", async (_, event) => {
  const reading = readFeedWithin(feed(event), now);
  await expect(reading).rejects.toThrow(Refusal);
  await expect(reading).rejects.toThrow("broken or cut short (no event can be read)");
});

test("a calendar whose reading never ends is given up", async () => {
  const reading = readFeedWithin(feed(endless, sound), now, 2000);
  await expect(reading).rejects.toThrow(Refusal);
  await expect(reading).rejects.toThrow("could not be read within 2 seconds");
});

test("what a calendar is refused for is said as it is", async () => {
  await expect(readFeedWithin("404 not found", now)).rejects.toThrow("what came is not a calendar");
});
