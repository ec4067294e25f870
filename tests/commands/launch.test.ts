import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { runTool } from "./command.ts";
import { TestTree } from "../content/test-tree.ts";

const address = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const onion = `http://${"a".repeat(56)}.onion`;

/** `.alt` is outside the DNS and not reserved for examples. */
function cleanCopy(): TestTree {
  const tree = new TestTree();
  for (const file of tree.files.keys()) {
    if (!/\.(yaml|md)$/.test(file)) continue;
    const text = tree
      .read(file)
      .replace(/^sample: true\n/gm, "")
      .replace(/\.example\b/g, ".alt")
      .replace(/^( *(?:- )?)(src: .*)$/gm, (_, indent: string, src: string) => {
        return `${indent}${src}\n${" ".repeat(indent.length)}consent: "2026-01-10"`;
      })
      .replace(/\+33 (?:1 99 00|6 39 98)/g, "+33 1 00 00");
    tree.write(file, text);
  }
  const site = tree
    .read("site.yaml")
    .replace(/^rna: .*$/m, "rna: W123456789")
    .replace(/0x[0-9a-fA-F]{40}/g, address)
    .replace(/lightning: .*/, `lightning: ${onion}`)
    .replace(/organisation: .*/, "organisation: association-a")
    .replace(/id: cal-.*/, "id: cal-A1")
    .replace(/id: evt-.*/, "id: evt-A1")
    .replace(/( video:\n +id:) .*/, '$1 "aaaaaaaaaaa"');
  tree.write("site.yaml", site);
  const setting = (pattern: RegExp) => pattern.exec(site)?.[1] ?? "";
  const entry = (what: string, value: string, by: string, why = "") =>
    `  - what: ${what}\n    value: "${value}"\n    by: ${by}\n    when: "2026-01-10"\n${why}`;
  const signed = [
    entry("ethereum", address, "Ana"),
    entry("ethereum", address, "Basile"),
    entry("lightning", onion, "Ana"),
    entry("lightning", onion, "Basile"),
    entry("embeds", setting(/mode: (\w+)/), "Ana", "    why: Decided by the board\n"),
    entry("analytics", setting(/^analytics: (\w+)/m), "Ana"),
    entry("map", "openstreetmap", "Ana"),
    entry("taxReceipt", setting(/^taxReceipt:\n {2}fr: "(.*)"/m), "Ana"),
  ];
  tree.write("sign-off.yaml", `signOff:\n${signed.join("")}`);
  return tree;
}

test.each(["fr", "en"])("launch-check in %s fails on samples and counts what is left", async (lang) => {
  using saved = new TestTree().save();
  const { status, stdout } = await runTool(saved.parent, "launch-check.ts", "--lang", lang);
  expect(status).toBe(1);
  expect(stdout).toMatch(/\n {2}content\/site\.yaml:\d+\n/);
  expect(stdout).toMatch(
    lang === "fr" ? /\n\d+ endroits à revoir avant la mise en ligne\n$/ : /\n\d+ places to review/,
  );
});

test("launch-check passes when nothing is left", async () => {
  const tree = cleanCopy();
  for (const field of ["film", "tickets"]) tree.unset("krypto-tour/2099.yaml", field);
  using saved = tree.save();
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(saved.parent, path)), { recursive: true });
    writeFileSync(join(saved.parent, path), text);
  };
  const [, address] = /^address: (.*)$/m.exec(tree.read("site.yaml")) ?? [];
  write(
    "build/client/.well-known/security.txt",
    `Expires: ${day(200)}\nCanonical: ${address}/.well-known/security.txt\n`,
  );
  const { status, stdout, stderr } = await runTool(saved.parent, "launch-check.ts", "--lang", "en");
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: "The site is ready to launch.\n", stderr: "" });
});
