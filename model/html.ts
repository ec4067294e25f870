import { load } from "cheerio";

/** An element with its position in the source, so that a page can be edited in place. */
export type HtmlElement = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  start: number;
  end: number;
  /** The content between its tags. */
  inside: { start: number; end: number };
};

/** The elements with one of these names, in document order. */
export function elementsCalled(names: readonly string[], html: string): HtmlElement[] {
  const $ = load(html, { sourceCodeLocationInfo: true });
  return $(names.join())
    .toArray()
    .flatMap((node) => {
      const place = node.sourceCodeLocation;
      if (!("attribs" in node) || !place || !("startTag" in place) || !place.startTag) return [];
      const { startTag, endTag, startOffset, endOffset } = place;
      return {
        name: node.tagName,
        attributes: new Map(Object.entries(node.attribs)),
        start: startOffset,
        end: endOffset,
        inside: { start: startTag.endOffset, end: endTag?.startOffset ?? endOffset },
      };
    });
}
