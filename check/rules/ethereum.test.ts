import { expect, test } from "vitest";
import { findingsBy } from "#tests/content/findings-by.ts";
import type { TestTree } from "#tests/content/test-tree.ts";
import { ethereumChecksum, ethereumExplorer } from "./ethereum.ts";

const address = "0xfacaDe2017fACAdE2017FAcade2017FaCadE2017";
const page = `https://etherscan.example/address/${address}`;

const withExplorer = (explorer: string) => (tree: TestTree) => tree.set("site.yaml", "ethereum.explorer", explorer);
const withoutEthereum = (tree: TestTree) => tree.unset("site.yaml", "ethereum");

test.each([address.toLowerCase(), address.replace("dE2", "de2")])(
  "DN6 wrong capitals are a finding at `address:`: %s",
  (written) => {
    expect(findingsBy(ethereumChecksum, (tree) => tree.set("site.yaml", "ethereum.address", `"${written}"`))).toEqual([
      `site.yaml | address: "${written}" | ethereum.address | ` +
        "The capitals of this Ethereum address do not match its digits: a character is wrong, or the capitals were lost.",
    ]);
  },
);

test.each(["https://etherscan.example/address/0x0000000000000000000000000000000000000000", `${page}/tokens`])(
  "a link that does not end with the address is a finding at `explorer:`: %s",
  (explorer) => {
    expect(findingsBy(ethereumExplorer, withExplorer(explorer))).toEqual([
      `site.yaml | explorer: ${explorer} | ethereum.explorer | ` +
        "The block-explorer link does not end with the Ethereum address above it.",
    ]);
  },
);

test.each([page, page.toLowerCase()])("the link may have any capitals: %s", (explorer) => {
  expect(findingsBy(ethereumExplorer, withExplorer(explorer))).toEqual([]);
});

test("the right capitals and a missing address are no finding", () => {
  expect(findingsBy(ethereumChecksum, () => {})).toEqual([]);
  expect(findingsBy(ethereumChecksum, withoutEthereum)).toEqual([]);
  expect(findingsBy(ethereumExplorer, withoutEthereum)).toEqual([]);
});

// Examples from EIP-55: all capitals, all lower case, mixed.
test.each([
  "0x52908400098527886E0F7030069857D2E4169EE7",
  "0xde709f2102306220921060314715629080e2fb77",
  "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
])("the capitals of %s are right", (written) => {
  expect(findingsBy(ethereumChecksum, (tree) => tree.set("site.yaml", "ethereum.address", `"${written}"`))).toEqual([]);
});
