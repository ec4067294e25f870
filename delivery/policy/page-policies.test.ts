import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { withPolicies } from "./page-policies.ts";

const charset = '<meta charset="utf-8"/>';
const policiesOf = (...pages: string[]) =>
  withPolicies(
    pages.map((html, index) => ({ path: `${index}.html`, html: charset + html })),
    ["map"],
  ).map(({ html }) => /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "");

test("only inline scripts and styles are listed by hash", () => {
  const html = `<script>go()</script><script src="/a.js"></script><script type="application/ld+json">{}</script><style>a{}</style>`;
  const hashes = ["go()", "a{}"].map((text) => `'sha256-${hash("sha256", text, "base64")}'`);
  expect(policiesOf(html)[0]?.match(/'sha256-[^']+'/g)).toEqual(hashes);
});

test("pages differ only by their scripts and styles, so that a visitor can go from one to another", () => {
  const form = `<form action="https://news.example/join?a=1"></form><form action="/search"></form>`;
  const [first = "", second = ""] = policiesOf(`${form}<script>go()</script>`, "");
  expect(first.replace(/ 'sha256-[^']+'/, "")).toBe(second);
  expect(second).toContain("tile.openstreetmap.org");
  expect(second).toContain("form-action 'self' https://news.example");
});
