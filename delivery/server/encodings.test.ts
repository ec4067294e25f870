import { expect, test } from "vitest";
import { acceptedEncodings } from "./encodings.ts";

test.each([
  [undefined, ["identity"]],
  ["", ["identity"]],
  ["gzip, deflate, br, zstd", ["br", "gzip", "identity"]],
  ["gzip;q=0.9, br;q=0.1", ["gzip", "br", "identity"]],
  ["identity, br;q=0.5", ["identity", "br"]],
  ["br, identity;q=0", ["br"]],
])("a browser that accepts %j is given the first there is of %j", (header, forms) => {
  expect(acceptedEncodings(header)).toEqual(forms);
});

test("what browsers ask for again and again is worked out once; made-up headers cannot fill the memory", () => {
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
