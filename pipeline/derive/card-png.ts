import sharp from "sharp";
import { type Beam, emblem } from "../drawing/emblem.ts";
import { card, type CardText } from "./card.ts";

/** What stands beside the words: the network's mast, the Krypto-Tour's poster, or the emblem of a branch. */
export type CardPicture = "mast" | "tour" | Beam[];

export function cardPng(text: CardText, picture: CardPicture): Promise<Buffer> {
  const drawing = card(text, typeof picture === "string" ? picture : { drawing: emblem(picture, "night") });
  return sharp(Buffer.from(drawing)).png({ palette: true, colours: 64, compressionLevel: 9 }).toBuffer();
}
