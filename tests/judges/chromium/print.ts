import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { load } from "cheerio";
import sharp from "sharp";
import { programPath } from "#tools/judges/programs.ts";

type Word = { text: string; left: number; top: number; right: number; bottom: number };

// The live map gives way to the drawn one on paper, and its credits go with it once the sheet is laid out.
const unread = ".sr-only, script, style, noscript, iframe, svg, .map-credits";
/** What only a screen can use: to go elsewhere, to choose, to open. */
const forScreens = `
  .skip-link, .bar, .tour-nav, .branch-hero-back, .choice-row, .reading-contents, .officers-more,
  footer section, .footer-columns,
  button, .needs-script, .tune-form, .portrait-section, .cite-forms > label, .agenda-add, .agenda-sub,
  .map-live, .print\\:hidden`;

const resolution = 96;
const perPoint = resolution / 72;

/** Letters alone: paper breaks lines and pages where it likes, and a style may show small letters as capitals. */
const letters = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/** The pieces of text that are seen, but for those inside of what is left out. */
async function seenTexts(page: Page, leftOut: string): Promise<string[]> {
  const seen = await page.evaluate((leftOut) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      const shown = parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (shown && !parent?.closest(leftOut)) texts.push(textContent ?? "");
    }
    return texts;
  }, leftOut);
  return seen.map((text) => text.trim()).filter((text) => letters(text).length > 1);
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

/** What a page shows and its PDF does not, and the words of the PDF that cannot be read. */
export async function onPaper(page: Page, file: string) {
  const onScreen = await seenTexts(page, `${unread}, ${forScreens}`);
  await page.emulateMedia({ media: "print" });
  const texts = new Set([...onScreen, ...(await seenTexts(page, unread))]);
  await page.pdf({ path: file, format: "A4", printBackground: false, preferCSSPageSize: true });
  const printed = textOf(file, "-raw").split("\f").map(letters);
  return {
    texts: texts.size,
    missing: [...texts].filter((text) => !isOn(printed, letters(text))),
    covered: await withoutInk(file, wordsOf(file)),
  };
}
