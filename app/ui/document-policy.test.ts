import { expect, test, vi } from "vitest";
import { keysOf } from "#model/keys.ts";
import { allPages, pathTo, servicesOf, singlePages } from "#model/pages.ts";
import { embeds } from "#model/service-hosts.ts";
import { needsDocument, noteDocument, scripted } from "./document-policy.ts";

function loadAt(pathname: string): void {
  vi.stubGlobal("location", { pathname });
  noteDocument(location);
}

const isScripted = (page: (typeof allPages)[number]) => servicesOf(page).some((service) => embeds[service].script);

test("the services with a script are those whose script the policy allows", () => {
  expect(scripted.toSorted()).toEqual(
    keysOf(embeds)
      .filter((service) => embeds[service].script)
      .toSorted(),
  );
});

test("KT6 leaving a page that may hold a script of others always loads a document, moving within it never", () => {
  const pages = singlePages.filter(isScripted);
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) {
    const here = pathTo(page, "fr");
    loadAt(here);
    for (const other of [
      ...singlePages.filter((each) => each !== page).map((each) => pathTo(each, "fr")),
      pathTo(page, "en"),
    ])
      expect(needsDocument(other), `${here} to ${other}`).toBe(true);
    for (const within of [here, `${here}#a`, `${here}?a=b`, "?a=b", "#a"]) expect(needsDocument(within)).toBe(false);
  }
});

test("a page whose service this document does not allow is loaded as its own, others are not", () => {
  loadAt(pathTo("board", "fr"));
  for (const page of singlePages)
    expect(needsDocument(pathTo(page, "fr")), page).toBe(page !== "board" && servicesOf(page).length > 0);
});
