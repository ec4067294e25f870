import { expect, test } from "vitest";
import { findingsBy } from "#tests/content/findings-by.ts";
import { eventsEndAfterStart } from "./dates.ts";

const file = "events/agenda.yaml";

const findingsOf = (start: string, end: string) =>
  findingsBy(eventsEndAfterStart, (tree) => {
    const first = "  - id: workshop\n    title: Workshop\n    start: 2026-05-01\n";
    const line = end && `    end: ${end}\n`;
    tree.write(file, `events:\n${first}  - id: evening\n    title: Evening\n    start: ${start}\n${line}`);
  });

test.each([
  ["no end", "2026-05-02T18:30+02:00", ""],
  ["one day", "2026-05-02", "2026-05-02"],
  ["the same start and end time", "2026-05-02T18:30+02:00", "2026-05-02T18:30+02:00"],
  ["an end time in another time zone", "2026-05-02T18:30+02:00", "2026-05-02T17:45Z"],
])("an event may have %s", (_, start, end) => {
  expect(findingsOf(start, end)).toEqual([]);
});

test.each([
  ["on the day before", "2026-05-02", "2026-05-01"],
  ["a minute before", "2026-05-02T18:30+02:00", "2026-05-02T18:29+02:00"],
  ["on a date, though its start has a time", "2026-05-02T18:30+02:00", "2026-05-03"],
  ["at a time, though its start has none", "2026-05-02", "2026-05-02T18:30+02:00"],
])("an event that ends %s is a finding at its `end:`", (_, start, end) => {
  expect(findingsOf(start, end)).toEqual([
    `${file} | end: ${end} | events.2.end | The event ends (${end}) before it begins (${start}).`,
  ]);
});
