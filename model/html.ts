import { type DefaultTreeAdapterTypes, parse } from "parse5";

/** An element of a page and where it is written, so that a page can be changed without being written anew. */
export type HtmlElement = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  start: number;
  end: number;
  /** What stands between its tags. */
  inside: { start: number; end: number };
};

/** The elements of a page that are called by one of these names, as a browser finds them, in the order of their tags. */
export function elementsCalled(names: readonly string[], html: string): HtmlElement[] {
  const found: HtmlElement[] = [];
  collect(parse(html, { sourceCodeLocationInfo: true }), new Set(names), found);
  return found;
}

type Node = DefaultTreeAdapterTypes.Node;

function collect(node: Node, names: ReadonlySet<string>, found: HtmlElement[]): void {
  if ("tagName" in node && names.has(node.tagName) && node.sourceCodeLocation?.startTag) {
    const { startTag, endTag, startOffset, endOffset } = node.sourceCodeLocation;
    found.push({
      name: node.tagName,
      attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
      start: startOffset,
      end: endOffset,
      inside: { start: startTag.endOffset, end: endTag?.startOffset ?? endOffset },
    });
  }
  const children = "content" in node ? node.content.childNodes : "childNodes" in node ? node.childNodes : [];
  for (const child of children) collect(child, names, found);
}
