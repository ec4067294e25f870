import { expect, test } from "vitest";
import { isTimeZone, momentOf, zonedTime } from "./zoned-time.ts";

test.each([
  ["Europe/Paris", "2026-11-17T18:30:00+01:00"],
  ["Europe/Paris", "2026-07-14T12:00:00+02:00"],
  ["America/St_Johns", "2026-11-17T09:05:30-03:30"],
  ["Asia/Kathmandu", "2026-01-01T00:15:00+05:45"],
  // The clocks change on these days.
  ["Europe/Paris", "2026-10-25T00:30:00+02:00"],
  ["Europe/Paris", "2026-03-29T01:30:00+01:00"],
])("moments convert to the time of %s and back", (zone, written) => {
  expect(zonedTime(Date.parse(written), zone)).toBe(written);
  expect(momentOf(written.slice(0, 19), zone)).toBe(Date.parse(written));
});

test("an unknown place is not a time zone", () => {
  expect(isTimeZone("Europe/Brussels")).toBe(true);
  expect(isTimeZone("Europe/Atlantis")).toBe(false);
});
