import { expect, test } from "vitest";
import { findingsBy } from "#tests/content/findings-by.ts";
import { confirmedAddresses, decisionsTaken } from "./launch-rules.ts";

type Answer = [what: string, value: string, by: string, why?: string];

const signed = (answers: readonly Answer[]) => {
  const lines = answers.map(([what, value, by, why]) => [
    `  - what: ${what}\n    value: "${value}"\n    by: ${by}\n    when: "2026-01-10"\n`,
    why === undefined ? "" : `    why: ${why}\n`,
  ]);
  return `signOff:\n${lines.flat().join("")}`;
};

const wallet = "0xfacaDe2017fACAdE2017FAcade2017FaCadE2017";
const lightning = "http://kryptocampusexempleadressefictivesansproprietaireaufewyd.onion";

const confirmed = (...answers: Answer[]) =>
  findingsBy(confirmedAddresses, (tree) => tree.write("sign-off.yaml", signed(answers)));

const lacks = (count: number, what: "ethereum" | "lightning") =>
  `site.yaml | ${
    what === "ethereum" ? `address: "${wallet}" | ethereum.address` : `lightning: ${lightning} | links.lightning`
  } | Of the two people who must compare this address with the wallet, ${count} did.`;

const both: Answer[] = [
  ["ethereum", wallet, "Ana"],
  ["ethereum", wallet, "Basile"],
  ["lightning", lightning, "Ana"],
  ["lightning", lightning, "Basile"],
];

test("addresses are findings until two people have confirmed them", () => {
  expect(findingsBy(confirmedAddresses, () => {})).toEqual([lacks(0, "lightning"), lacks(0, "ethereum")]);
  expect(confirmed(...both)).toEqual([]);
});

test.each<[string, Answer]>([
  ["the same person signs twice", ["ethereum", wallet, "Ana"]],
  ["the same person with another spelling", ["ethereum", wallet, "aná"]],
  ["the other signed another address", ["ethereum", `${wallet.slice(0, -1)}8`, "Basile"]],
  ["the other signed something else", ["map", wallet, "Basile"]],
])("one signature is not enough: %s", (_, other) => {
  expect(confirmed(["ethereum", wallet, "Ana"], other, ...both.slice(2))).toEqual([lacks(1, "ethereum")]);
});

const receipt = "L’association ne délivre pas de reçu fiscal : votre don n’ouvre pas droit à réduction d’impôt.";

const decisions: Answer[] = [
  ["embeds", "load", "Ana", "Decided by the board"],
  ["analytics", "vercel", "Ana"],
  ["map", "openstreetmap", "Ana"],
  ["taxReceipt", receipt, "Ana"],
];

const undecided = {
  embeds: "site.yaml | mode: load | embeds.mode | Nobody has signed for `mode: load`.",
  analytics: "site.yaml | analytics: vercel | analytics | Nobody has signed for `analytics: vercel`.",
  map: 'site.yaml | cartoKey: "" | map.cartoKey | The maps use OpenStreetMap\'s own tiles, which are given for light use without any promise.',
  taxReceipt: `site.yaml | taxReceipt: | taxReceipt | Nobody has signed for what donors are told about tax receipts.`,
};

const decided = (answers: readonly Answer[]) =>
  findingsBy(decisionsTaken, (tree) => tree.write("sign-off.yaml", signed(answers)));

test("decisions are findings until somebody has signed for them", () => {
  expect(decided(decisions)).toEqual([]);
  expect(findingsBy(decisionsTaken, () => {})).toEqual([
    undecided.taxReceipt,
    undecided.embeds,
    undecided.analytics,
    undecided.map,
  ]);
});

test.each<[string, Answer, string]>([
  ["embeds without a reason", ["embeds", "load", "Ana"], undecided.embeds],
  ["other embeds", ["embeds", "ask", "Ana", "Decided by the board"], undecided.embeds],
  ["another counting of visits", ["analytics", "host", "Ana"], undecided.analytics],
  ["other maps", ["map", "carto", "Ana"], undecided.map],
  ["another sentence on tax receipts", ["taxReceipt", "Oui.", "Ana"], undecided.taxReceipt],
])("a signature for %s is not enough", (_, answer, finding) => {
  expect(decided([...decisions.filter(([what]) => what !== answer[0]), answer])).toEqual([finding]);
});

test("maps with a CARTO key need no signature", () => {
  expect(
    findingsBy(decisionsTaken, (tree) => {
      tree.replace("site.yaml", 'cartoKey: ""', "cartoKey: abc");
      tree.write("sign-off.yaml", signed(decisions.filter(([what]) => what !== "map")));
    }),
  ).toEqual([]);
});
