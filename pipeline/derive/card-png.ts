import sharp from "sharp";
import type { DrawnPage } from "#model/pages.ts";
import { type BranchLens, lensCard } from "../drawing/branch-lens.ts";
import { fixedDrawing } from "../drawing/fixed.ts";
import { card, type CardText } from "./card.ts";

export type CardSubject = "mast" | "tour" | { page: DrawnPage } | BranchLens;

export function cardPng(text: CardText, subject: CardSubject): Promise<Buffer> {
  // The lowest effort gives the same file size in a quarter of the time, because the colours are flat.
  return sharp(Buffer.from(card(text, pictureOf(subject))))
    .removeAlpha()
    .png({ palette: true, colours: 64, effort: 1, dither: 0 })
    .toBuffer();
}

function pictureOf(subject: CardSubject) {
  if (typeof subject === "string") return subject;
  return "page" in subject ? { header: fixedDrawing(`header/${subject.page}`) } : { lens: lensCard(subject) };
}
