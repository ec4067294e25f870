import { expect, test } from "vitest";
import { code } from "./code.ts";

test("a QR code is square, has a quiet zone and depends on its text", () => {
  const drawn = code("ethereum:0xfacaDe2017fACAdE2017FAcade2017FaCadE2017");
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(drawn) ?? [];
  expect(width).toBe(height);
  const xs = [...drawn.matchAll(/M(\d+) (\d+)h/g)].map(([, x]) => Number(x));
  expect(Math.min(...xs)).toBe(32);
  expect(Math.max(...xs)).toBe(Number(width) - 40);
  expect(code("something else")).not.toBe(drawn);
});
