import { expect, test } from "vitest";
import { findingsBy } from "#tests/content/findings-by.ts";
import { eventsEndAfterStart } from "./agenda.ts";

const file = "events/agenda.yaml";

const findingsOf = (start: string, end: string) =>
  findingsBy(eventsEndAfterStart, (tree) => {
    const first = "  - id: workshop\n    title: Workshop\n    start: 2026-05-01\n";
    tree.write(file, `events:\n${first}  - id: evening\n    title: Evening\n    start: ${start}\n${end}`);
  });

test("an event may have no end", () => {
  expect(findingsOf("2026-05-02T18:30+02:00", "")).toEqual([]);
});

test.each([
  ["on the day it begins", "2026-05-02", "2026-05-02"],
  ["on a later day", "2026-05-02", "2026-05-03"],
  ["at the moment it begins", "2026-05-02T18:30+02:00", "2026-05-02T18:30+02:00"],
  [
    "at an hour that is later only once its distance from UTC is counted",
    "2026-05-02T18:30+02:00",
    "2026-05-02T17:45Z",
  ],
])("an event may end %s", (_, start, end) => {
  expect(findingsOf(start, `    end: ${end}\n`)).toEqual([]);
});

test.each([
  ["on the day before", "2026-05-02", "2026-05-01"],
  ["a minute before", "2026-05-02T18:30+02:00", "2026-05-02T18:29+02:00"],
  ["on a day, when it begins at a moment", "2026-05-02T18:30+02:00", "2026-05-03"],
  ["at a moment, when it begins on a day", "2026-05-02", "2026-05-02T18:30+02:00"],
])("an event that ends %s is a finding at its `end:`", (_, start, end) => {
  expect(findingsOf(start, `    end: ${end}\n`)).toEqual([
    `${file} | end: ${end} | events.2.end | The event ends (${end}) before it begins (${start}).`,
  ]);
});
