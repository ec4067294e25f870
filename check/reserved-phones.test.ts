import { expect, test } from "vitest";
import { isReserved } from "./reserved-phones.ts";

test.each(["+33 1 99 00 20 17", "+33 6 39 98 04 69", "+44 20 7946 0158", "+44 7700 900123", "+44 1632 960017"])(
  "%s belongs to nobody",
  (phone) => expect(isReserved(phone)).toBe(true),
);

test.each(["+33 1 99 01 20 17", "+33 7 39 98 04 69", "+44 20 7946 1158", "+32 2 555 12 34", "+33 1 99 00 20 170"])(
  "%s may be somebody’s",
  (phone) => expect(isReserved(phone)).toBe(false),
);
