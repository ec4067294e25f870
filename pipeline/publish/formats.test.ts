import { expect, test } from "vitest";
import { dataBlock } from "./structured-data/page-graph.ts";
import { element, textElement } from "./xml.ts";

test("content cannot close the structured data element", () => {
  const block = dataBlock({ name: "</script><script>alert(1)</script><!--" });
  expect(block.match(/</g)).toHaveLength(2);
  expect(JSON.parse(block.replace(/^<[^>]+>|<\/script>$/g, ""))).toEqual({
    name: "</script><script>alert(1)</script><!--",
  });
});

test("XML is escaped", () => {
  expect(textElement("title", `R&D < "x"`)).toBe("<title>R&amp;D &lt; &quot;x&quot;</title>");
  expect(element("link", { href: `https://a.example/?b=1&c="` })).toBe(
    '<link href="https://a.example/?b=1&amp;c=&quot;"/>',
  );
});
