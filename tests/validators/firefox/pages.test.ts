import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { languages } from "#model/languages.ts";
import { pathTo } from "#model/pages.ts";
import { fallbacks, kindsOfPage } from "../pages.ts";
import { Firefox, type Size, sizes } from "./firefox.ts";

const firefox = new Firefox();
beforeAll(() => firefox.start(), 60_000);
afterEach(() => firefox.throwErrors());
afterAll(() => firefox.end());

for (const lang of languages) {
  for (const size of Object.keys(sizes) as Size[]) {
    test(`every kind of page opens in Firefox without an error (${lang}, ${size})`, async () => {
      const page = await firefox.visitor(size);
      for (const { address } of [...kindsOfPage, ...fallbacks].filter((each) => each.lang === lang)) {
        await firefox.open(page, address);
        expect.soft(await page.evaluate(readAndLook), address).toEqual([]);
      }
      await page.close();
    });
  }
}

test("the check finds a hidden heading, a wide page and a broken picture", async () => {
  const page = await firefox.visitor("desktop");
  await firefox.open(page, pathTo("board", "fr"));
  await page.evaluate(async () => {
    document.querySelector("h1")!.hidden = true;
    const wide = Object.assign(document.createElement("p"), { textContent: "wide" });
    wide.style.width = "5000px";
    const picture = Object.assign(document.createElement("img"), { src: "/planted.png" });
    const failing = new Promise((done) => picture.addEventListener("error", done));
    document.body.append(wide, picture);
    await failing;
    console.error("planted");
  });
  const found = await page.evaluate(readAndLook);
  for (const error of ["no heading", "pixels too wide", "an empty picture"])
    expect(found).toContainEqual(expect.stringContaining(error));
  expect(firefox.errors).toEqual([expect.stringContaining("planted")]);
  firefox.errors.length = 0;
});

/** Scrolls to the end and returns visible errors. */
async function readAndLook(): Promise<string[]> {
  const found: string[] = [];
  const { scrollingElement: all, fonts } = document;
  await fonts.ready;
  for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
    window.scrollTo({ top, behavior: "instant" });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }
  if (!document.querySelector("h1")?.checkVisibility()) found.push("no heading is seen");
  const wide = (all?.scrollWidth ?? 0) - (all?.clientWidth ?? 0);
  if (wide > 0) found.push(`the page is ${wide} pixels too wide`);
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && !image.closest(".map"))
      found.push(`an empty picture: ${image.src}`);
  if ([...fonts].every(({ status }) => status !== "loaded")) found.push("no typeface of ours");
  return found;
}
