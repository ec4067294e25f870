import { expect, test } from "vitest";
import { smokeErrors } from "./smoke.ts";

const page = (lang: string) => new Response(`<!doctype html><html lang="${lang}">`);

function published(path: string): Promise<Response> {
  if (path === "/bureau")
    return Promise.resolve(new Response(null, { status: 302, headers: { location: "/fr/bureau" } }));
  if (path.includes("no-such")) return Promise.resolve(new Response("", { status: 404 }));
  return Promise.resolve(page(path.slice(1, 3)));
}

test("a published site with its pages, redirect and 404 has no error", async () => {
  expect(await smokeErrors("", published)).toEqual([]);
});

test("a site that answers every address with the same page has three", async () => {
  expect(await smokeErrors("", () => Promise.resolve(page("fr")))).toEqual([
    "/en/bureau answers 200, not a page in en",
    "/bureau leads to no language",
    "A missing page answers 200, not 404",
  ]);
});
