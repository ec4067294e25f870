import { expect, test } from "vitest";
import { heightIn } from "./height.ts";

test.each([
  [{ height: 1200 }, 1200],
  [{ height: 1200.2, other: true }, 1201],
  [{ height: 5000 }, 4000],
])("%j sets the height to %d pixels", (message, height) => expect(heightIn(message)).toBe(height));

test.each([
  { height: 1e9 },
  { height: Number.POSITIVE_INFINITY },
  { height: Number.NaN },
  { height: -900 },
  { height: 0 },
  { height: "1200" },
  { height: "1200px; position: fixed" },
  { height: { value: 1200 } },
  { height: [1200] },
  { height: null },
  { height: 1200n },
  [1200],
  {},
  "1200",
  1200,
  null,
  undefined,
])("%o is ignored", (message) => expect(heightIn(message)).toBeUndefined());
