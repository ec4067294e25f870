import type { Finding } from "../finding.ts";
import { checksummed } from "./ethereum-address.ts";
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
