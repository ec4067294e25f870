import sharp from "sharp";
import { expect, test } from "vitest";
import { cover } from "./cover.ts";

test("a long word on a cover shrinks to fit", async () => {
  const drawing = cover({ word: "Anticonstitutionnellement", kind: "Note", number: "1", tone: "white", motif: "bars" });
  const margin = sharp(Buffer.from(drawing)).extract({ left: 570, top: 0, width: 30, height: 250 });
  expect(Math.min(...(await margin.greyscale().raw().toBuffer()))).toBe(255);
});
