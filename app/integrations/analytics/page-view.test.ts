import { expect, test } from "vitest";
import { pageView, withoutDetails } from "./page-view.ts";

test.each([
  ["/fr", { route: "/[lang]", path: "/fr" }],
  ["/en/", { route: "/[lang]", path: "/en" }],
  ["/fr/bureau", { route: "/[lang]/bureau", path: "/fr/bureau" }],
  ["/en/antennes/lyon/", { route: "/[lang]/antennes/[id]", path: "/en/antennes/lyon" }],
])("a view of %s is counted as %o", (pathname, view) => expect(pageView(pathname)).toEqual(view));

test("unknown addresses are not counted", () => expect(pageView("/fr/no/where")).toBeUndefined());

test.each([
  "https://site.example/fr/bureau",
  "https://site.example/fr/bureau?annee=2023#poles",
  "https://site.example/fr/bureau#poles?annee=2023",
])("%s is sent without query and fragment", (address) => {
  expect(withoutDetails(address)).toBe("https://site.example/fr/bureau");
});
