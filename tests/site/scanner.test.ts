import { load } from "cheerio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildFolder } from "#check/folders.ts";
import { pageAt } from "#model/pages.ts";
import { type Running, startNode } from "#tools/other-servers.ts";
import { builtPages } from "./built-pages.ts";

/** One page of each kind: pages of a kind differ only in the hashes of their policy. */
const ofEachKind = [...Map.groupBy(builtPages, ({ address }) => pageAt(address)).values()].map(([page]) => page!);

const exactly: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
};
const halfAYear = 15_768_000;

/** Weaknesses that a security scanner such as Mozilla's Observatory reports. */
function weaknesses(headers: Headers, html: string): string[] {
  const policy = headers.get("content-security-policy") ?? "";
  const sources = new Map(policy.split("; ").map((each) => [each.split(" ")[0], each.split(" ").slice(1).join(" ")]));
  const strictTransport = Number(/max-age=(\d+)/.exec(headers.get("strict-transport-security") ?? "")?.[1] ?? 0);
  const foreignScripts = load(html)("script[src]:not([integrity])")
    .toArray()
    .filter(({ attribs }) => /^(?:https?:)?\/\//.test(attribs["src"] ?? ""));
  const wrong = {
    "policy: default-src": sources.get("default-src") !== "'none'",
    "policy: base-uri": sources.get("base-uri") !== "'none'",
    "policy: frame-ancestors": sources.get("frame-ancestors") !== "'none'",
    "policy: form-action": !sources.has("form-action"),
    "policy: unsafe": policy.includes("'unsafe-"),
    "policy: any host": /[ ](?:\*|https?:|data:)(?:[ ;]|$)/.test(policy.replace(/img-src[^;]*/, "")),
    "policy: without https": policy.includes("http://"),
    "strict-transport-security": strictTransport < halfAYear,
    "set-cookie": headers.has("set-cookie"),
    "access-control-allow-origin": headers.has("access-control-allow-origin"),
    "script of another site": foreignScripts.length > 0,
    ...Object.fromEntries(Object.entries(exactly).map(([name, value]) => [name, headers.get(name) !== value])),
  };
  return Object.entries(wrong).flatMap(([name, isWrong]) => (isWrong ? [name] : []));
}

let server: Running;
beforeAll(async () => {
  server = await startNode(buildFolder());
});
afterAll(() => server.close());

test("a security scanner finds no weakness on any kind of page", async () => {
  expect(ofEachKind.length).toBeGreaterThan(10);
  for (const { address } of ofEachKind) {
    const response = await fetch(`http://127.0.0.1:${server.port}${address}`);
    expect(weaknesses(response.headers, await response.text()), address).toEqual([]);
  }
});

test("each rule of the scanner detects a weak page", () => {
  const weak = new Headers({
    "content-security-policy": "script-src 'unsafe-inline' *; connect-src http://a.example",
    "strict-transport-security": "max-age=300",
    "set-cookie": "a=b",
    "access-control-allow-origin": "*",
  });
  const found = weaknesses(weak, '<script src="https://evil.example/x.js"></script>');
  expect(found).toHaveLength(15);
});
