import { load } from "cheerio";

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
