import { expect, test } from "vitest";
import { headingIds } from "./heading-ids.ts";

test("each heading has a unique id, different from those of the page and of footnotes", () => {
  const idOf = headingIds();
  const titles = ["L’été", "L’été", "L’été 2", "Menu", "Note 1", "Call 12", "Note 1 bis", "Footnote 1", "🎉"];
  expect(titles.map(idOf)).toEqual([
    "l-ete",
    "l-ete-2",
    "l-ete-2-2",
    "menu-2",
    "note-1-2",
    "call-12-2",
    "note-1-bis",
    "footnote-1",
    "section",
  ]);
  expect(["content", "cite", "cite heading", "related"].map(headingIds())).toEqual([
    "content-2",
    "cite-2",
    "cite-heading-2",
    "related-2",
  ]);
});
