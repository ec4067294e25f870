import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { addressOf, policies } from "./page-policies.ts";

const policyOf = (path: string, html = "", used?: Parameters<typeof policies>[1]) => {
  const [entry] = Object.entries(policies([{ path, html }], used));
  return entry!;
};

test("pages are listed by URL, 404 pages by file", () => {
  expect(["fr/bureau/index.html", "fr/404.html", "index.html", "fr/index.html"].map(addressOf)).toEqual([
    "/fr/bureau",
    "/fr/404.html",
    "/",
    "/fr",
  ]);
});

test("only inline scripts are listed by hash", () => {
  const html = `<script>go()</script><script src="/a.js"></script><script type="application/ld+json">{}</script>`;
  const [address, policy] = policyOf("fr/bureau/index.html", html);
  expect(address).toBe("/fr/bureau");
  expect(policy.match(/'sha256-[^']+'/g)).toEqual([`'sha256-${hash("sha256", "go()", "base64")}'`]);
});

test("the policy allows a service only on pages that use it", () => {
  expect(policyOf("fr/antennes/index.html", "", () => ["map"])[1]).toContain("tile.openstreetmap.org");
  expect(policyOf("fr/antennes/index.html", "", () => [])[1]).not.toContain("tile.openstreetmap.org");
  expect(policyOf("fr/404.html", "", () => ["map"])[1]).not.toContain("tile.openstreetmap.org");
});

test("forms may submit only to the origins they name", () => {
  const html = `<form action="https://news.example/join?a=1"></form><form action="/search"></form>`;
  expect(policyOf("fr/publications/index.html", html)[1]).toContain("form-action 'self' https://news.example;");
  expect(policyOf("fr/publications/index.html")[1]).toContain("form-action 'self';");
});
