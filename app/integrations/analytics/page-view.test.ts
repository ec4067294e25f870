import { expect, test } from "vitest";
import { pageView } from "./page-view.ts";

test.each([
  ["/fr", { route: "/[lang]", path: "/fr" }],
  ["/en/", { route: "/[lang]", path: "/en" }],
  ["/fr/bureau", { route: "/[lang]/bureau", path: "/fr/bureau" }],
  ["/en/antennes/lyon/", { route: "/[lang]/antennes/[id]", path: "/en/antennes/lyon" }],
])("a view of %s is counted as %o", (pathname, view) => expect(pageView(pathname)).toEqual(view));

test("unknown addresses are not counted", () => expect(pageView("/fr/no/where")).toBeUndefined());
