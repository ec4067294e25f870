import { expect, test } from "vitest";
import { TestTree, today } from "#tests/content/test-tree.ts";
import { checkLaunch } from "./launch.ts";

const address = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const securityText = (expires: string, of = "https://kryptocampus.example") =>
  `Expires: ${expires}\nCanonical: ${of}/.well-known/security.txt\n`;

/** What is left to do in a changed copy of the fixture, as `file field` and message. */
function left(change: (tree: TestTree) => void = () => {}, security?: string): string[] {
  const tree = new TestTree();
  change(tree);
  const found = checkLaunch(tree.files, { today, security: { path: "build/security.txt", text: security } });
  return found.map(({ file, field, text }) => `${file.replace("content/", "")} ${field} ${text.en}`);
}

const signed = (what: string, value: string, by: string, why = "Decided by the board") =>
  `  - what: ${what}\n    value: "${value}"\n    by: ${by}\n    when: "2026-01-10"\n    why: ${why}\n`;
const sign =
  (...lines: string[]) =>
  (tree: TestTree) =>
    tree.write("sign-off.yaml", `signOff:\n${lines.join("")}`);

/** An obstacle of the fixture, and what removes it. */
const obstacles: [at: string, words: string, remove: (tree: TestTree) => void][] = [
  ["branches/lyon.yaml sample", "is a sample", (tree) => tree.unset("branches/lyon.yaml", "sample")],
  ["site.yaml address", "Nobody can open", (tree) => tree.set("site.yaml", "address", "https://kryptocampus.alt")],
  ["site.yaml email", "reserved for examples", (tree) => tree.set("site.yaml", "email", "contact@kryptocampus.alt")],
  ["site.yaml phone", "nobody answers", (tree) => tree.set("site.yaml", "phone", "+33 1 00 00 20 17")],
  ["site.yaml rna", "placeholder", (tree) => tree.set("site.yaml", "rna", "W012345678")],
  ["site.yaml ethereum.address", "placeholder", (tree) => tree.set("site.yaml", "ethereum.address", `"${address}"`)],
  [
    "krypto-tour/2099.yaml film.id",
    "placeholder",
    (tree) => tree.set("krypto-tour/2099.yaml", "film.id", "AbCdEfGhIjK"),
  ],
  [
    "krypto-tour/2099.yaml tickets.id",
    "placeholder",
    (tree) => tree.set("krypto-tour/2099.yaml", "tickets.id", "evt-Ab1"),
  ],
  [
    "branches/lyon.yaml gallery.1.src",
    "agreed to be shown",
    (tree) => tree.replace("branches/lyon.yaml", "src: lyon/1.webp", 'src: lyon/1.webp\n    consent: "2026-01-10"'),
  ],
  ["site.yaml embeds.mode", "0 of 1 signed", sign(signed("embeds", "load", "Ana"))],
  ["site.yaml analytics", "0 of 1 signed", sign(signed("analytics", "vercel", "Ana"))],
  ["site.yaml map.cartoKey", "0 of 1 signed", sign(signed("map", "openstreetmap", "Ana"))],
];

test.each(obstacles)("%s (%s) is an obstacle until it is removed", (at, words, remove) => {
  const here = (all: string[]) => all.filter((each) => each.startsWith(`${at} `) && each.includes(words));
  expect(here(left())).toHaveLength(1);
  expect(here(left(remove))).toEqual([]);
});

test("two people confirm a wallet's address", () => {
  const wallet = "0xfacaDe2017fACAdE2017FAcade2017FaCadE2017";
  const count = (...people: string[]) =>
    /(\d) of 2 signed/.exec(
      left(sign(...people.map((each) => signed("ethereum", wallet, each)))).find((each) =>
        /ethereum\.address .*wallet, character/.test(each),
      ) ?? "",
    )?.[1];
  expect([count("Ana"), count("Ana", "aná"), count("Ana", "Basile")]).toEqual(["1", "1", undefined]);
});

test("embeds that load by themselves need a reason", () => {
  const mode = (why: string) =>
    left(sign(signed("embeds", "load", "Ana", why))).filter((each) => each.startsWith("site.yaml embeds.mode"));
  expect([mode("The board decided"), mode('""')].map(({ length }) => length)).toEqual([0, 1]);
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
