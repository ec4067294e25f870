import { expect, test } from "vitest";
import { findingsBy } from "#tests/content/findings-by.ts";
import type { TestTree } from "#tests/content/test-tree.ts";
import { knownNames } from "./names.ts";
import { noOverlap, slotsEndAfterStart } from "./dates.ts";

const file = "krypto-tour/2099.yaml";

/** Moves the third slot; the second is from 09:30 to 10:00 in the same room, `main`. */
const moved =
  (start: string, end: string, room = "main") =>
  (tree: TestTree) => {
    tree.set(file, "schedule.slots.3.start", `"${start}"`);
    tree.set(file, "schedule.slots.3.end", `"${end}"`);
    if (room) tree.set(file, "schedule.slots.3.room", room);
    else tree.unset(file, "schedule.slots.3.room");
  };

test.each([knownNames, slotsEndAfterStart, noOverlap])("a valid programme has no finding", (rule) => {
  expect(findingsBy(rule, () => undefined)).toEqual([]);
});

test.each([
  ["speakers.2", "- Ines Varga", "Ines Varga"],
  ["room", "room: cellar", "cellar"],
])("an unknown name in `%s` is a finding", (field, line, name) => {
  const kind = field.replace("s.2", "");
  expect(findingsBy(knownNames, (tree) => tree.set(file, `schedule.slots.2.${field}`, name))).toEqual([
    `${file} | ${line} | schedule.slots.2.${field} | There is no ${kind} "${name}".`,
  ]);
});

test.each(["10:30", "10:29"])("a slot from 10:30 to %s is a finding at its `end:`", (end) => {
  expect(findingsBy(slotsEndAfterStart, moved("10:30", end))).toEqual([
    `${file} | end: "${end}" | schedule.slots.3.end | The slot ends at ${end} and begins at 10:30.`,
  ]);
});

test.each([
  ["starts a minute before the end of", "09:59", "11:00"],
  ["ends a minute after the start of", "08:00", "09:31"],
  ["is within", "09:40", "09:50"],
  ["includes", "09:00", "11:00"],
])("a talk that %s another in its room is a finding at its `start:`", (_, start, end) => {
  expect(findingsBy(noOverlap, moved(start, end))).toEqual([
    `${file} | - start: "${start}" | schedule.slots.3.start | The room "main" is already used at that time, by the slot 09:30–10:00.`,
  ]);
});

test("a talk may end when the next one starts, in any order of the file", () => {
  expect(findingsBy(noOverlap, moved("08:30", "09:30"))).toEqual([]);
});

test.each(["workshop", ""])("a slot in another room, or without one, may overlap with a talk: %j", (room) => {
  expect(findingsBy(noOverlap, moved("09:30", "10:00", room))).toEqual([]);
});

test("two slots without a room may overlap", () => {
  expect(findingsBy(noOverlap, moved("09:00", "09:30", ""))).toEqual([]);
});
