import sharp from "sharp";
import { expect, test } from "vitest";
import { cover, motifs } from "./cover.ts";
import { branchInset, insetCard } from "./branch-inset.ts";
import { beamsBetween, emblem } from "./emblem.ts";
import { filmPoster } from "./waves.ts";
import { fixedDrawing, fixedDrawings } from "./fixed.ts";
import { heroPlan } from "./hero.ts";
import { drawnMap } from "./map.ts";
import { favicon, mark, maskableIcon } from "./mark.ts";
import { timelineMast } from "./mast.ts";
import { paris } from "#model/geography.ts";
import { timelineRows } from "#model/membership.ts";
import * as colours from "./palette.ts";
import { tourPoster } from "./tour.ts";

const essec = { lat: 49.033, lng: 2.077 };
const mons = { lat: 50.454, lng: 3.952 };
const insetSize = { width: 780, height: 480 };
const history = timelineRows([10, 50, 100, 400, 800].map((value) => ({ members: { value } })));

const drawings: Record<string, string> = {
  mark: mark(),
  "mark on day": mark("day"),
  favicon: favicon(),
  "maskable icon": maskableIcon(),
  "timeline mast": timelineMast(history, "wide"),
  "narrow timeline mast": timelineMast(history, "narrow"),
  "hero plan": heroPlan(394),
  "wide tour": tourPoster(4),
  "tall tour": tourPoster(5, "tall"),
  film: filmPoster("Krypto-Tour 2025, Lyon"),
  map: drawnMap({ center: paris, zoom: 5, width: 390, height: 300 }),
  "branch in its region": branchInset({ name: "ESSEC", place: essec, home: paris, others: [paris] }, insetSize),
  "branch on its own": branchInset({ name: "Mons", place: mons, home: paris, others: [] }, insetSize),
  "social card's inset": insetCard({ place: mons, home: paris, others: [] }),
  "close map": drawnMap({ center: paris, zoom: 12, width: 390, height: 300 }),
  ...Object.fromEntries(fixedDrawings().map((name) => [name, fixedDrawing(name)])),
  ...Object.fromEntries(
    colours.tones.map((tone) => [`emblem ${tone}`, emblem(beamsBetween(essec, [paris, mons]), tone)]),
  ),
  ...Object.fromEntries(
    motifs.map((motif, index) => [
      `cover ${motif}`,
      cover({ word: "MiCA", kind: "Étude", number: "4", tone: colours.tones[index]!, motif }),
    ]),
  ),
};

const palette = new Set<string>(Object.values(colours.palette));

test.each(Object.entries(drawings))(
  "%s is a valid SVG of our colours without external resources",
  async (_, drawing) => {
    expect(drawing).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="[\d.]+" height="[\d.]+" viewBox="[-\d.]+ [-\d.]+ [\d.]+ [\d.]+"/,
    );
    expect(drawing).not.toMatch(/<text|font-family|var\(|href="[^#]|<image|Gradient|filter|NaN|undefined|Infinity/);
    const { width } = await sharp(Buffer.from(drawing)).metadata();
    expect(width).toBeGreaterThan(0);
    const used = [...new Set(drawing.match(/#[0-9a-f]{6}\b/g))];
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((colour) => !palette.has(colour))).toEqual([]);
  },
);

test("a long word on a cover shrinks to fit", async () => {
  const drawing = cover({ word: "Anticonstitutionnellement", kind: "Note", number: "1", tone: "white", motif: "bars" });
  const margin = sharp(Buffer.from(drawing)).extract({ left: 570, top: 0, width: 30, height: 250 });
  expect(Math.min(...(await margin.greyscale().raw().toBuffer()))).toBe(255);
});
