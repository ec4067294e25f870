import type { Fault } from "../fault.ts";
import { checksummed } from "./ethereum-address.ts";
import { entries, faultAt, type Rule } from "../read/tree.ts";

/** The address bears its EIP-55 capitals, which reveal a mistyped character. */
export const ethereumChecksum: Rule = (tree) =>
  entries(tree, "site").flatMap(({ file, data: { ethereum } }): Fault[] =>
    !ethereum || checksummed(ethereum.address) === ethereum.address
      ? []
      : [faultAt(file, ["ethereum", "address"], tree.say.wrongChecksum())],
  );

/** The explorer shows that address and no other. */
export const ethereumExplorer: Rule = (tree) =>
  entries(tree, "site").flatMap(({ file, data: { ethereum } }): Fault[] =>
    !ethereum || ethereum.explorer.toLowerCase().endsWith(ethereum.address.toLowerCase())
      ? []
      : [faultAt(file, ["ethereum", "explorer"], tree.say.explorerMismatch(ethereum.address))],
  );
