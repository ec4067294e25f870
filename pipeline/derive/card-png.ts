import sharp from "sharp";
import type { DrawnPage } from "#model/pages.ts";
import { type BranchLens, lensCard } from "../drawing/branch-lens.ts";
import { fixedDrawing } from "../drawing/fixed.ts";
import { card, type CardText } from "./card.ts";

/** What stands beside the words: the network's mast, the Krypto-Tour's poster, a page's own drawing, or a branch on the map. */
export type CardSubject = "mast" | "tour" | { page: DrawnPage } | BranchLens;

export function cardPng(text: CardText, subject: CardSubject): Promise<Buffer> {
  // Flat colours need no search for the best palette: the same size in a quarter of the time.
  return sharp(Buffer.from(card(text, pictureOf(subject))))
    .removeAlpha()
    .png({ palette: true, colours: 64, effort: 1, dither: 0 })
    .toBuffer();
}

function pictureOf(subject: CardSubject) {
  if (typeof subject === "string") return subject;
  return "page" in subject ? { header: fixedDrawing(`header/${subject.page}`) } : { lens: lensCard(subject) };
}
