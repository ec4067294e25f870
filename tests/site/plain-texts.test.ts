import { expect, test } from "vitest";
import { files } from "#model/files.ts";
import { languages } from "#model/languages.ts";
import { pages, pathTo } from "#model/pages.ts";
import { securityText } from "#pipeline/publish/plain-texts.ts";
import { isThere } from "./built-pages.ts";
import { address, content, read } from "./published.ts";

function fields(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  ) as Record<string, string>;
}

test("security.txt has a contact, languages and a valid expiry date", () => {
  const { Expires, ...rest } = fields(read(files.security));
  expect(rest).toEqual({
    Contact: `mailto:${content.site.email}`,
    "Preferred-Languages": "fr, en",
    Canonical: `${address}/.well-known/security.txt`,
  });
  const days = (Date.parse(Expires ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test.each([
  ["2026-11-15T10:20:30Z", "2027-10-15T00:00:00Z"],
  ["2026-03-31T23:59:59Z", "2027-03-03T00:00:00Z"],
])("security.txt of a site built on %s expires on %s", (today, expires) => {
  expect(fields(securityText(content, new Date(today)))["Expires"]).toBe(expires);
});

test("llms.txt links to every page in both languages, and only to this site", () => {
  const text = read(files.llms);
  expect(text.startsWith(`# ${content.site.name}\n\n> `)).toBe(true);
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url = ""]) => url);
  const { branch: _, publication: __, edition: ___, ...single } = pages;
  for (const page of Object.keys(single) as (keyof typeof single)[]) {
    for (const lang of languages) expect(links).toContain(address + pathTo(page, lang));
  }
  expect(links.filter((url) => !url.startsWith(address) || !isThere(new URL(url).pathname))).toEqual([]);
});
