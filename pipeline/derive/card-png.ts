import sharp from "sharp";
import { type LensCard, lensCard } from "../drawing/lens-card.ts";
import { headerArt, type HeaderPage } from "../drawing/mast.ts";
import { card, type CardText } from "./card.ts";

/** What stands beside the words: the network's mast, the Krypto-Tour's poster, a page's own drawing, or a branch on the map. */
export type CardSubject = "mast" | "tour" | { page: HeaderPage } | LensCard;

export function cardPng(text: CardText, subject: CardSubject): Promise<Buffer> {
  return sharp(Buffer.from(card(text, pictureOf(subject))))
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toBuffer();
}

function pictureOf(subject: CardSubject) {
  if (typeof subject === "string") return subject;
  return "page" in subject ? { header: headerArt(subject.page) } : { lens: lensCard(subject) };
}
