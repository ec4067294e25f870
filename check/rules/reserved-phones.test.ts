import { expect, test } from "vitest";
import { isReserved } from "./reserved-phones.ts";

test.each(["+33 1 99 00 20 17", "+33 6 39 98 04 69", "+44 113 496 0123", "+44 7700 900123", "+44-20-7946-0158"])(
  "%s is reserved",
  (phone) => expect(isReserved(phone)).toBe(true),
);

test.each([
  "",
  "+33 1 99 01 20 17",
  "+33 1 99 00 20 170",
  "+33 1 99 00 20 1",
  "+44 20 7946 1158",
  "+1 33 1 99 00 20 17",
  "+32 2 555 12 34",
])("%s is not reserved", (phone) => expect(isReserved(phone)).toBe(false));
