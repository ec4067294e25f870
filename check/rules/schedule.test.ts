import { expect, test } from "vitest";
import { findingsBy } from "#tests/content/findings-by.ts";
import type { TestTree } from "#tests/content/test-tree.ts";
import { knownNames } from "./names.ts";
import { noOverlap, slotsEndAfterStart } from "./schedule.ts";

const file = "krypto-tour/schedule.yaml";
const firstTalk = 'start: "09:30"\n    end: "10:30"';
const secondTalk = 'start: "10:30"\n    end: "11:30"';

const change = (from: string, to: string) => (tree: TestTree) => tree.replace(file, from, to);

test.each([knownNames, slotsEndAfterStart, noOverlap])("a valid programme has no finding", (rule) => {
  expect(findingsBy(rule, () => undefined)).toEqual([]);
});

test("an unknown speaker is a finding at the talk, unless there is no list of speakers", () => {
  const added = change("- Tomás Okafor", "- Tomás Okafor\n      - Ines Varga");
  expect(findingsBy(knownNames, added)).toEqual([
    `${file} | - Ines Varga | slots.3.speakers.2 | There is no speaker "Ines Varga".`,
  ]);
  expect(findingsBy(knownNames, (tree) => tree.remove("krypto-tour/speakers.yaml"))).toEqual([]);
});

test("an unknown room is a finding at `room:`", () => {
  expect(findingsBy(knownNames, change("room: main", "room: cellar"))).toEqual([
    `${file} | room: cellar | slots.2.room | There is no room "cellar".`,
  ]);
});

test("an unknown subject is a finding at `subject:`", () => {
  const listed = (subject: string) => (tree: TestTree) => {
    tree.replace(file, "slots:", "subjects:\n  - id: keys\n    name:\n      fr: Clés\n      en: Keys\nslots:");
    tree.replace(file, firstTalk, `${firstTalk}\n    subject: ${subject}`);
  };
  expect(findingsBy(knownNames, listed("keys"))).toEqual([]);
  expect(findingsBy(knownNames, listed("law"))).toEqual([
    `${file} | subject: law | slots.2.subject | There is no subject "law".`,
  ]);
});

test.each(["10:30", "10:29"])("a slot from 10:30 to %s is a finding at its `end:`", (end) => {
  expect(findingsBy(slotsEndAfterStart, change(secondTalk, `start: "10:30"\n    end: "${end}"`))).toEqual([
    `${file} | end: "${end}" | slots.3.end | The slot ends at ${end} and begins at 10:30.`,
  ]);
});

test("a slot may last a minute", () => {
  expect(findingsBy(slotsEndAfterStart, change(secondTalk, 'start: "10:30"\n    end: "10:31"'))).toEqual([]);
});

test.each([
  ["starts a minute before the end of", "10:29", "11:30"],
  ["ends a minute after the start of", "08:00", "09:31"],
  ["is within", "09:45", "10:00"],
  ["includes", "09:00", "11:00"],
])("a talk that %s another in its room is a finding at its `start:`", (_, start, end) => {
  expect(findingsBy(noOverlap, change(secondTalk, `start: "${start}"\n    end: "${end}"`))).toEqual([
    `${file} | - start: "${start}" | slots.3.start | The room "main" is already used at that time, by the slot 09:30–10:30.`,
  ]);
});

test("a talk may end when the next one starts, in any order of the file", () => {
  expect(findingsBy(noOverlap, change(secondTalk, 'start: "08:30"\n    end: "09:30"'))).toEqual([]);
});

test.each([
  ["in another room", "    room: workshop\n"],
  ["without a room", ""],
])("a slot %s may overlap with a talk", (_, room) => {
  const beside = change(`${secondTalk}\n    room: main\n`, `${firstTalk}\n${room}`);
  expect(findingsBy(noOverlap, beside)).toEqual([]);
});

test("two slots without a room may overlap", () => {
  const beside = change(`${firstTalk}\n    room: main`, 'start: "09:00"\n    end: "10:30"');
  expect(findingsBy(noOverlap, beside)).toEqual([]);
});
