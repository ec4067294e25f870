import type { CheerioAPI } from "cheerio";
import { stringify } from "yaml";

type Node = ReturnType<ReturnType<CheerioAPI>["contents"]>[number];

const skipped = new Set(["script", "style", "template", "link", "source"]);
const shown =
  /^(lang|href|hreflang|alt|aria-(label|current|hidden|live|pressed|expanded|roledescription)|role|target|download|type|name|property|content|placeholder|action|datetime|value|hidden)$/;
const named = /^(header|nav|main|aside|footer|article|h[1-6]|form|button|details|dialog|table|iframe)$/;

/** What a visitor can read, hear or follow in the `parts` of a page, an element or a text on each line. */
export function outline($: CheerioAPI, parts: string): string {
  const lines: string[] = [];
  const write = (depth: number, text: string) => lines.push("  ".repeat(depth) + text);
  const walk = (node: Node, depth: number): void => {
    if (!("attribs" in node) || skipped.has(node.name)) return;
    const isDrawing = node.attribs["aria-hidden"] === "true" && !$(node).text().trim();
    if (isDrawing) return;
    const marks = Object.entries(node.attribs).filter(([name]) => shown.test(name));
    const isNamed = marks.length > 0 || named.test(node.name);
    if (isNamed) write(depth, [node.name, ...marks.map(([name, value]) => `${name}="${value}"`)].join(" "));
    const inside = isNamed ? depth + 1 : depth;
    let text = "";
    const flush = () => {
      if (text.trim()) write(inside, text.replaceAll(/\s+/g, " ").trim());
      text = "";
    };
    for (const child of node.children) {
      // React writes a comment between two texts.
      if (child.nodeType === 3) text += child.data;
      if (child.nodeType === 1) flush();
      walk(child, inside);
    }
    flush();
  };
  for (const part of $(parts).toArray()) walk(part, 0);
  const data = $('script[type="application/ld+json"]').text();
  if (data) lines.push("", stringify(JSON.parse(data), { lineWidth: 0 }));
  return steady(lines.join("\n"));
}

/** Without what depends on the day of the build or on the bytes of a file. */
export const steady = (text: string) =>
  text
    .replaceAll("\r", "")
    .replaceAll(/( 'sha256-[^']+')+/g, " 'hashes'")
    .replaceAll(/\.[\da-f]{8}(?=\.\w+)/g, "")
    .replaceAll(new RegExp(`(?<=– )${new Date().getFullYear()}`, "g"), "this year")
    .replaceAll(/(?<=\()[\d.,\s]+[kM]?[oB](?=[,)])/g, "size")
    .replaceAll(/(?<=length="|contentSize: ")\d+/g, "size")
    .replaceAll(/<lastmod>.*?<\/lastmod>/g, "")
    .replaceAll(/(?<=(?:DTSTAMP|LAST-MODIFIED|Expires): ?)[\dT:Z+-]+/g, "a date");
