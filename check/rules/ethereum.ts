import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Finding } from "../finding.ts";
import { entries, findingAt, type Rule } from "../read/tree.ts";

/** The address has its EIP-55 capitals, which reveal typing errors. */
export const ethereumChecksum: Rule = (tree) =>
  entries(tree, "site").flatMap(({ file, data: { ethereum } }): Finding[] =>
    !ethereum || checksummed(ethereum.address) === ethereum.address
      ? []
      : [findingAt(file, ["ethereum", "address"], tree.say.wrongChecksum())],
  );

/** The block explorer link shows this address. */
export const ethereumExplorer: Rule = (tree) =>
  entries(tree, "site").flatMap(({ file, data: { ethereum } }): Finding[] =>
    !ethereum || ethereum.explorer.toLowerCase().endsWith(ethereum.address.toLowerCase())
      ? []
      : [findingAt(file, ["ethereum", "explorer"], tree.say.explorerMismatch(ethereum.address))],
  );

/** The address with its EIP-55 capitals. */
function checksummed(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  const withCapitals = digits.replace(/[a-f]/g, (letter, i: number) =>
    parseInt(hash[i] ?? "0", 16) >= 8 ? letter.toUpperCase() : letter,
  );
  return `0x${withCapitals}`;
}
