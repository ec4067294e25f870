import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { load } from "cheerio";
import sharp from "sharp";
import { expect, test } from "#tests/browser/support/test.ts";
import { programPath } from "#tools/judges/programs.ts";
import { fallbacks, kindsOfPage } from "../pages.ts";

type Word = { text: string; left: number; top: number; right: number; bottom: number };

// A4 less its margins: what a narrow page leaves out is not missing on paper.
test.use({ viewport: { width: 673, height: 1000 } });

const resolution = 96;
const perPoint = resolution / 72;

/** Letters alone: paper breaks lines and pages where it likes, and a style may show small letters as capitals. */
const letters = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/** The pieces of text that paper is to show. */
function printedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      const shown = parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (shown && !parent?.closest(".sr-only, script, style, noscript, iframe, svg")) texts.push(textContent ?? "");
    }
    return texts;
  });
}

/** The text of a PDF: in the order in which it was written, or word by word with its place. */
const textOf = (file: string, how: "-raw" | "-bbox") =>
  execFileSync(programPath("pdftotext"), [how, file, "-"], { encoding: "utf8", maxBuffer: 1e8 });

function wordsOf(file: string): Word[][] {
  const $ = load(textOf(file, "-bbox"));
  return $("page")
    .toArray()
    .map((page) =>
      $(page)
        .find("word")
        .toArray()
        .map((word) => {
          const [left, top, right, bottom] = ["xmin", "ymin", "xmax", "ymax"].map((side) => Number($(word).attr(side)));
          return { text: $(word).text(), left: left!, top: top!, right: right!, bottom: bottom! };
        }),
    );
}

/** Words that leave no ink on their place: something lies over them, or they have the colour of the paper. */
async function withoutInk(file: string, pages: Word[][]): Promise<string[]> {
  const drawn = file.replace(".pdf", "");
  const toPictures = programPath("pdftotext").replace("pdftotext", "pdftoppm");
  execFileSync(toPictures, ["-r", String(resolution), "-gray", "-png", file, drawn]);
  const found: string[] = [];
  for (const [index, words] of pages.entries()) {
    const number = String(index + 1).padStart(String(pages.length).length, "0");
    const picture = readFileSync(`${drawn}-${number}.png`);
    const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
    for (const word of words.filter(({ text }) => letters(text))) {
      let [darkest, lightest] = [255, 0];
      for (let y = Math.max(0, Math.floor(word.top * perPoint)); y < Math.min(info.height, word.bottom * perPoint); y++)
        for (
          let x = Math.max(0, Math.floor(word.left * perPoint));
          x < Math.min(info.width, word.right * perPoint);
          x++
        ) {
          const grey = data[y * info.width + x] ?? 255;
          darkest = Math.min(darkest, grey);
          lightest = Math.max(lightest, grey);
        }
      if (lightest - darkest < 60) found.push(`“${word.text}” on sheet ${index + 1}`);
    }
  }
  return found;
}

/** On one sheet, or begun at the end of one and ended on the next, where other words may come between. */
function isOn(sheets: readonly string[], text: string): boolean {
  if (sheets.join("").includes(text)) return true;
  return sheets.some((sheet, index) => {
    const next = sheets[index + 1];
    if (next === undefined) return false;
    return Array.from(text, (_, end) => end).some(
      (end) => end > 0 && sheet.includes(text.slice(0, end)) && next.includes(text.slice(end)),
    );
  });
}

for (const { kind, lang, address } of [...kindsOfPage, ...fallbacks]) {
  test(`${kind} in ${lang} comes out on paper whole, with nothing over its words`, async ({
    page,
    tolerated,
  }, info) => {
    tolerated.push(/status of 404/);
    await page.goto(address);
    await page.emulateMedia({ media: "print" });
    const file = info.outputPath("page.pdf");
    await page.pdf({ path: file, format: "A4", printBackground: false, preferCSSPageSize: true });
    const sheets = wordsOf(file);
    const printed = textOf(file, "-raw").split("\f").map(letters);
    const texts = (await printedTexts(page)).map((text) => text.trim()).filter((text) => letters(text).length > 1);
    expect(texts.length).toBeGreaterThan(5);
    expect
      .soft(
        texts.filter((text) => !isOn(printed, letters(text))),
        "not on paper",
      )
      .toEqual([]);
    expect.soft(await withoutInk(file, sheets), "covered").toEqual([]);
  });
}
