import { expect, test } from "vitest";
import { TestTree, today } from "#tests/content/test-tree.ts";
import { checkLaunch } from "./launch.ts";

const [lyon, site, edition] = ["branches/lyon.yaml", "site.yaml", "krypto-tour/2099.yaml"];
const wallet = "0xfacaDe2017fACAdE2017FAcade2017FaCadE2017";
const securityText = (expires: string, of = "https://kryptocampus.example") =>
  `Expires: ${expires}\nCanonical: ${of}/.well-known/security.txt\n`;

/** What is left to do in a changed copy of the fixture, as `file field message`. */
function left(change: (tree: TestTree) => void = () => {}, security?: string): string[] {
  const tree = new TestTree();
  change(tree);
  const found = checkLaunch(tree.files, { today, security: { path: "build/security.txt", text: security } });
  return found.map(({ file, field, text }) => `${file.replace("content/", "")} ${field} ${text.en}`);
}

test.each([
  [lyon, "sample", "false", "is a sample"],
  [site, "address", "https://kryptocampus.alt", "reserved for examples"],
  [site, "email", "contact@kryptocampus.alt", "reserved for examples"],
  [site, "phone", "+33 1 00 00 20 17", "placeholder"],
  [site, "rna", "W012345678", "placeholder"],
  [site, "ethereum.address", '"0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"', "placeholder"],
  [edition, "film.id", "AbCdEfGhIjK", "placeholder"],
  [edition, "tickets.id", "evt-Ab1", "placeholder"],
  [lyon, "gallery.1.src", 'lyon/1.webp\n    consent: "2026-01-10"', "agreed to be shown"],
])("%s %s is on the list until it is %s", (file, field, yaml, words) => {
  const here = (all: string[]) => all.filter((each) => each.startsWith(`${file} ${field} `) && each.includes(words));
  expect(here(left())).toHaveLength(1);
  expect(here(left((tree) => tree.set(file, field, yaml)))).toEqual([]);
});

/** How many signatures a setting lacks, as the list says it. */
function unsigned(field: string, what: string, value: string, people: string[], reason: object = { why: "We met" }) {
  const entries = people.map((by) => ({ what, value, by, when: "2026-01-10", ...reason }));
  const all = left((tree) => tree.write("sign-off.yaml", JSON.stringify({ signOff: entries })));
  return all.flatMap((each) =>
    each.startsWith(`site.yaml ${field} `) ? (/\d of \d signed/.exec(each)?.[0] ?? []) : [],
  );
}

test.each([
  ["embeds.mode", "embeds", "load"],
  ["analytics", "analytics", "vercel"],
  ["map.cartoKey", "map", "openstreetmap"],
])("somebody signs for %s", (field, what, value) => {
  expect(unsigned(field, what, value, [])).toEqual(["0 of 1 signed"]);
  expect(unsigned(field, what, value, ["Ana"])).toEqual([]);
});

test("embeds that load by themselves need a reason", () => {
  expect(unsigned("embeds.mode", "embeds", "load", ["Ana"], {})).toEqual(["0 of 1 signed"]);
});

test("two people confirm a wallet's address", () => {
  const confirmedBy = (...people: string[]) => unsigned("ethereum.address", "ethereum", wallet, people);
  expect(confirmedBy("Ana", "aná")).toEqual(["1 of 2 signed"]);
  expect(confirmedBy("Ana", "Basile")).toEqual([]);
});

test("the legal notice names the director", () => {
  const named = (all: string[]) => all.filter((each) => each.startsWith("legal/legal-notice.en.md  The legal notice"));
  expect(named(left())).toEqual([]);
  expect(named(left((tree) => tree.write("legal/legal-notice.en.md", "# Legal\n\nBy Ana Ruiz.\n")))).toHaveLength(1);
});

test.each([
  ["valid for a month", securityText("2026-12-14T12:00:00Z"), 0],
  ["missing", undefined, 1],
  ["about to expire", securityText("2026-12-14T11:00:00Z"), 1],
  ["of another site", securityText("2027-12-14T12:00:00Z", "https://other.example"), 1],
])("a security.txt that is %s", (_, text, count) => {
  expect(left(undefined, text).filter((each) => each.startsWith("build/"))).toHaveLength(count);
});
