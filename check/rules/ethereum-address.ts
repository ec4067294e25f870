import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** The address with its EIP-55 capitals. */
export function checksummed(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  const withCapitals = digits.replace(/[a-f]/g, (letter, i: number) =>
    parseInt(hash[i] ?? "0", 16) >= 8 ? letter.toUpperCase() : letter,
  );
  return `0x${withCapitals}`;
}
