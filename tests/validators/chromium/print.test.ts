import { expect, test } from "#tests/browser/support/test.ts";
import { addressOfKind, fallbacks, kindsOfPage } from "../pages.ts";
import { onPaper } from "./print.ts";

// A4 less its margins: what a narrow page leaves out is not missing on paper.
test.use({ viewport: { width: 673, height: 1000 } });

for (const { kind, lang, address } of [...kindsOfPage, ...fallbacks]) {
  test(`${kind} in ${lang} comes out on paper whole, with nothing over its words and no heading left alone`, async ({
    page,
    tolerated,
  }, info) => {
    tolerated.push(/status of 404/);
    await page.goto(address);
    const { texts, missing, covered, alone } = await onPaper(page, info.outputPath("page.pdf"));
    expect(texts).toBeGreaterThan(5);
    expect.soft(missing, "not on paper").toEqual([]);
    expect.soft(covered, "covered").toEqual([]);
    expect.soft(alone, "headings at the foot of a sheet").toEqual([]);
  });
}

test("a paragraph that paper leaves out, a heading under a box and one left alone are seen", async ({ page }, info) => {
  await page.goto(addressOfKind("donation", "en"));
  await page.evaluate(() => {
    const main = document.querySelector("main")!;
    const hidden = Object.assign(document.createElement("p"), { id: "planted", textContent: "Planted and left out" });
    const heading = Object.assign(document.createElement("h2"), { textContent: "Planted-under-a-box" });
    // Paper leaves out backgrounds, but not what is drawn.
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
