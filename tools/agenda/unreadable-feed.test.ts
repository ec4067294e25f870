import { expect, test } from "vitest";
import { Refusal } from "../content/messages.ts";
import { readFeed } from "./read-feed.ts";
import { feed, now } from "./test-feed.ts";

const sound = ["UID:sound", "DTSTART:20261117T173000Z", "SUMMARY:Lire un contrat"];

const unreadable: [string, string[]][] = [
  ["without a day", ["UID:a", "SUMMARY:Un jour"]],
  ["on a day that is a word", ["UID:a", "DTSTART:tomorrow", "SUMMARY:Demain"]],
  [
    "on the first day of every year, in February",
    ["UID:a", "DTSTART:20261117T173000Z", "RRULE:FREQ=YEARLY;BYMONTH=2;BYYEARDAY=1", "SUMMARY:Jamais"],
  ],
];

test.each(unreadable)("an event %s is skipped and counted", (_, event) => {
  const { events, unread } = readFeed(feed(event, sound), now);
  expect(events.map(({ title }) => title)).toEqual(["Lire un contrat"]);
  expect(unread).toBe(1);
});

test.each(unreadable)("a calendar with only an event %s is refused", (_, event) => {
  const reading = () => readFeed(feed(event), now);
  expect(reading).toThrow(Refusal);
  expect(reading).toThrow("broken or cut short (no event can be read)");
});
