import { expect, test } from "#tests/browser/support/test.ts";
import { addressOfKind, fallbacks, kindsOfPage } from "../pages.ts";
import { onPaper } from "./print.ts";

// The width of A4 without margins, so that screen and print have the same layout.
test.use({ viewport: { width: 673, height: 1000 } });

for (const { kind, lang, address } of [...kindsOfPage, ...fallbacks]) {
  test(`${kind} in ${lang} is printed without missing or covered text`, async ({ page, tolerated }, info) => {
    tolerated.push(/status of 404/);
    await page.goto(address);
    const { texts, missing, covered, alone } = await onPaper(page, info.outputPath("page.pdf"));
    expect(texts).toBeGreaterThan(5);
    expect.soft(missing, "not on paper").toEqual([]);
    expect.soft(covered, "covered").toEqual([]);
    expect.soft(alone, "headings at the foot of a sheet").toEqual([]);
  });
}

test("the print check finds a missing text, a covered heading and one alone at the end", async ({ page }, info) => {
  await page.goto(addressOfKind("donation", "en"));
  await page.evaluate(() => {
    const main = document.querySelector("main")!;
    const hidden = Object.assign(document.createElement("p"), { id: "planted", textContent: "Planted and left out" });
    const heading = Object.assign(document.createElement("h2"), { textContent: "Planted-under-a-box" });
    // A canvas is printed, a background is not.
    const box = document.createElement("canvas");
    box.style.cssText = "position: absolute; inset: 0; width: 100%; height: 100%";
    const brush = box.getContext("2d")!;
    brush.fillStyle = "white";
    brush.fillRect(0, 0, box.width, box.height);
    heading.style.cssText = "position: relative; margin-block: 2rem";
    heading.append(box);
    const last = Object.assign(document.createElement("h2"), { textContent: "Planted at the foot" });
    last.style.breakAfter = "auto";
    const tall = document.createElement("div");
    tall.style.cssText = "height: 255mm; break-inside: avoid";
    main.append(hidden, heading, last, tall);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("@media print { #planted { display: none } }");
    document.adoptedStyleSheets.push(sheet);
  });
  const { missing, covered, alone } = await onPaper(page, info.outputPath("page.pdf"));
  expect(missing).toEqual(["Planted and left out"]);
  expect(covered).toEqual([expect.stringMatching(/^“Planted-under-a-box” on sheet \d+$/)]);
  expect(alone).toEqual(["Planted at the foot"]);
});
