import { expect, test } from "vitest";
import { timelineRows } from "./membership.ts";

test.each([
  ["each band widens with the membership", [10, 50, 100], [0.05, 0.1, 0.5], [0.1, 0.5, 1]],
  ["membership may shrink or be unknown", [40, undefined, 80, 20], [0.25, 0.5, 0.5, 1], [0.5, 0.5, 1, 0.25]],
  ["without figures the mast widens evenly", [undefined, undefined], [0, 0.5], [0.5, 1]],
])("%s", (_, members, tops, feet) => {
  const bands = timelineRows(members.map((value) => ({ members: value === undefined ? undefined : { value } })));
  expect(bands.map(({ top }) => top)).toEqual(tops);
  expect(bands.map(({ foot }) => foot)).toEqual(feet);
});
