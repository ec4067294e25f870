import { expect, test } from "vitest";
import { checksummed } from "./ethereum-address.ts";

// Examples from EIP-55: all capitals, all lower case, mixed.
test.each([
  "0x52908400098527886E0F7030069857D2E4169EE7",
  "0xde709f2102306220921060314715629080e2fb77",
  "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
])("%s gets its capitals from its lower-case form", (address) =>
  expect(checksummed(address.toLowerCase())).toBe(address),
);
