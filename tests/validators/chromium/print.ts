import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { load } from "cheerio";
import sharp from "sharp";
import { programPath } from "#tools/validators/programs.ts";

type Word = { text: string; left: number; top: number; right: number; bottom: number };

// Maps are not printed.
const unread = ".sr-only, script, style, noscript, iframe, svg, .map-credits";
/** Controls and repeated content that are not printed. */
const forScreens = `
  .skip-link, .bar, .tour-nav, .branch-hero-top > a, .choice-row, .reading-contents,
  footer section, .footer-columns,
  button, .needs-script, .cite-forms > label, .agenda-add, .agenda-sub,
  .map-live, .programme + details, .print\\:hidden`;

const resolution = 96;
const perPoint = resolution / 72;

/** Only the letters: print changes line breaks, and styles change case. */
const letters = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Visible texts outside of `leftOut`. */
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

/** The text of a PDF, in order or word by word with its position. */
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

type Sheet = { words: Word[]; darkAndLight: (box: Omit<Word, "text">) => [number, number] };

/** The sheets of a PDF with their words and the darkest and lightest grey of a box. */
async function sheetsOf(file: string): Promise<Sheet[]> {
  const drawn = file.replace(".pdf", "");
  const toPictures = programPath("pdftotext").replace("pdftotext", "pdftoppm");
  execFileSync(toPictures, ["-r", String(resolution), "-gray", "-png", file, drawn]);
  const pages = wordsOf(file);
  return Promise.all(
    pages.map(async (words, index) => {
      const number = String(index + 1).padStart(String(pages.length).length, "0");
      const picture = readFileSync(`${drawn}-${number}.png`);
      const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
      return {
        words,
        darkAndLight({ left, top, right, bottom }) {
          let [darkest, lightest] = [255, 0];
          for (let y = Math.max(0, Math.floor(top * perPoint)); y < Math.min(info.height, bottom * perPoint); y++)
            for (let x = Math.max(0, Math.floor(left * perPoint)); x < Math.min(info.width, right * perPoint); x++) {
              const grey = data[y * info.width + x] ?? 255;
              darkest = Math.min(darkest, grey);
              lightest = Math.max(lightest, grey);
            }
          return [darkest, lightest];
        },
      };
    }),
  );
}

/** Words without contrast: covered, or in the colour of the paper. */
function withoutInk(sheets: Sheet[]): string[] {
  return sheets.flatMap(({ words, darkAndLight }, index) =>
    words
      .filter((word) => {
        const [darkest, lightest] = darkAndLight(word);
        return letters(word.text) && lightest - darkest < 60;
      })
      .map(({ text }) => `“${text}” on sheet ${index + 1}`),
  );
}

/** Headings with nothing under them on their sheet. */
function leftAlone(sheets: Sheet[], headings: string[]): string[] {
  return headings.filter((heading) => {
    const parts = heading.split(/\s+/).filter(letters);
    return sheets.some(({ words, darkAndLight }) => {
      const first = words.findIndex((_, index) => parts.every((part, nth) => words[index + nth]?.text === part));
      if (first < 0) return false;
      const bottom = words[first + parts.length - 1]!.bottom + 3;
      return darkAndLight({ left: 0, top: bottom, right: Infinity, bottom: Infinity })[0] > 200;
    });
  });
}

/** Whether a text is on one sheet or split across two. */
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

/** Prints a page to PDF and finds missing texts, covered words and headings at the end of a sheet. */
export async function onPaper(page: Page, file: string) {
  const onScreen = await seenTexts(page, `${unread}, ${forScreens}`);
  await page.emulateMedia({ media: "print" });
  const texts = new Set([...onScreen, ...(await seenTexts(page, unread))]);
  await page.pdf({ path: file, format: "A4", printBackground: false, preferCSSPageSize: true });
  const printed = textOf(file, "-raw").split("\f").map(letters);
  const headings = await page.locator("main").locator("h1, h2:not(.sr-only)").filter({ visible: true }).allInnerTexts();
  const sheets = await sheetsOf(file);
  return {
    texts: texts.size,
    missing: [...texts].filter((text) => !isOn(printed, letters(text))),
    covered: withoutInk(sheets),
    alone: leftAlone(sheets, headings),
  };
}
