import { expect, test } from "vitest";
import { headingIds } from "./heading-ids.ts";

test.each([
  [["L’été", "L’été", "L’été 2", "🎉"], "l-ete l-ete-2 l-ete-2-2 section"],
  [["Menu", "Content", "Cite", "Cite heading", "Related"], "menu-2 content-2 cite-2 cite-heading-2 related-2"],
  [["Note 1", "Call 12", "Note 1 bis", "Footnote 1"], "note-1-2 call-12-2 note-1-bis footnote-1"],
])("the ids of %j are unique, and different from those of the page and of footnotes", (titles, ids) => {
  expect(titles.map(headingIds()).join(" ")).toBe(ids);
});
