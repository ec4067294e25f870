import { describe, expect, test } from "vitest";
import { escapeText, fold } from "#model/icalendar.ts";
import { parisTime } from "#model/paris-time.ts";
import { dataBlock } from "./structured-data/insert.ts";
import { element, textElement } from "./xml.ts";

describe("lines of a calendar file", () => {
  const lines = (text: string) => text.split("\r\n");

  test("are cut at 75 octets, never inside a character, and read the same once joined", () => {
    const long = `DESCRIPTION:${"é🗼".repeat(60)}`;
    const folded = fold([long, "END:VEVENT"]);
    expect(lines(folded).length).toBeGreaterThan(5);
    for (const line of lines(folded)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(folded).not.toContain("\uFFFD");
    expect(folded.replaceAll("\r\n ", "")).toBe(`${long}\r\nEND:VEVENT\r\n`);
  });

  test("keep the characters that have a meaning of their own", () => {
    expect(escapeText("a, b; c\\d\ne")).toBe("a\\, b\\; c\\\\d\\ne");
  });
});

test("a time in Paris knows summer from winter", () => {
  expect(parisTime("2025-10-11", "09:00")).toBe("2025-10-11T09:00:00+02:00");
  expect(parisTime("2025-12-06", "18:30")).toBe("2025-12-06T18:30:00+01:00");
});

test("no text of the content can end the block of structured data", () => {
  const block = dataBlock({ name: "</script><script>alert(1)</script><!--" });
  expect(block.match(/</g)).toHaveLength(2);
  expect(JSON.parse(block.replace(/^<[^>]+>|<\/script>$/g, ""))).toEqual({
    name: "</script><script>alert(1)</script><!--",
  });
});

test("XML keeps text as text", () => {
  expect(textElement("title", `R&D < "x"`)).toBe("<title>R&amp;D &lt; &quot;x&quot;</title>");
  expect(element("link", { href: `https://a.example/?b=1&c="` })).toBe(
    '<link href="https://a.example/?b=1&amp;c=&quot;"/>',
  );
});
