import { expect, test } from "vitest";
import { bandsOf } from "./membership.ts";

const years = (...members: (number | undefined)[]) =>
  members.map((value) => ({ members: value === undefined ? undefined : { value } }));

test("the foot of each band is proportional to the membership", () => {
  expect(bandsOf(years(10, 50, 100)).map(({ foot }) => foot)).toEqual([0.1, 0.5, 1]);
  expect(bandsOf(years(10, 50, 100)).map(({ top }) => top)).toEqual([0.05, 0.1, 0.5]);
});

test("membership may shrink, and a year may have no figure", () => {
  expect(bandsOf(years(40, undefined, 80, 20))).toEqual([
    { top: 0.25, foot: 0.5 },
    { top: 0.5, foot: 0.5 },
    { top: 0.5, foot: 1 },
    { top: 1, foot: 0.25 },
  ]);
});

test("without figures the mast widens evenly", () => {
  expect(bandsOf(years(undefined, undefined))).toEqual([
    { top: 0, foot: 0.5 },
    { top: 0.5, foot: 1 },
  ]);
});
