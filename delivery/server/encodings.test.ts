import { expect, test } from "vitest";
import { acceptedEncodings } from "./encodings.ts";

test("the usual headers are parsed once, and made-up headers cannot fill the memory", () => {
  const usual = ["gzip, br;q=0.7", "gzip, br;q=0.8"];
  const first = usual.map(acceptedEncodings);
  for (const [index, forms] of first.entries()) expect(acceptedEncodings(usual[index])).toBe(forms);
  for (let made = 0; made < 100; made++) acceptedEncodings(`made-up-${made}`);
  for (const [index, forms] of first.entries()) {
    const again = acceptedEncodings(usual[index]);
    expect(again).toEqual(forms);
    expect(again).not.toBe(forms);
  }
});
