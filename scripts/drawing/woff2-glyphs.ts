import { ByteReader } from "./byte-reader.ts";

/** Rebuilds the glyph tables of a TrueType font from the form in which WOFF2 packs them. */
export function rebuildGlyphs(packed: Uint8Array): { glyf: Uint8Array; loca: Uint8Array } {
  const reader = new ByteReader(packed);
  reader.skip(4);
  const glyphCount = reader.uint16();
  reader.skip(2);
  const sizes = Array.from({ length: 7 }, () => reader.uint32());
  const [contours, points, flags, glyphs, composites, boxes, instructions] = sizes.map(
    (size) => new ByteReader(reader.bytes(size)),
  ) as [ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader];
  const boxBits = boxes.bytes(4 * Math.floor((glyphCount + 31) / 32));
  const streams = { contours, points, flags, glyphs, composites, boxes, instructions };
  const written = Array.from({ length: glyphCount }, (_, index) => {
    const hasBox = ((boxBits[index >> 3] ?? 0) & (128 >> (index & 7))) !== 0;
    return rebuildGlyph(streams, hasBox);
  });
  return joinGlyphs(written);
}

type Streams = Record<"contours" | "points" | "flags" | "glyphs" | "composites" | "boxes" | "instructions", ByteReader>;
type Box = [xMin: number, yMin: number, xMax: number, yMax: number];

function rebuildGlyph(streams: Streams, hasBox: boolean): Uint8Array {
  const contourCount = streams.contours.int16();
  if (contourCount === 0) return new Uint8Array();
  const readBox = (): Box => [
    streams.boxes.int16(),
    streams.boxes.int16(),
    streams.boxes.int16(),
    streams.boxes.int16(),
  ];
  if (contourCount < 0) {
    const { bytes, hasInstructions } = readComposite(streams.composites);
    const program = hasInstructions ? streams.instructions.bytes(streams.glyphs.packed16()) : undefined;
    return writeGlyph(contourCount, readBox(), [...bytes, ...(program ? [...int16(program.length), ...program] : [])]);
  }
  return rebuildSimple(streams, contourCount, hasBox ? readBox : undefined);
}

function rebuildSimple(streams: Streams, contourCount: number, readBox?: () => Box): Uint8Array {
  let total = 0;
  const ends = Array.from({ length: contourCount }, () => (total += streams.points.packed16()) - 1);
  const points = Array.from({ length: total }, () => readStep(streams.flags.uint8(), streams.glyphs));
  const program = streams.instructions.bytes(streams.glyphs.packed16());
  const body = [
    ...ends.flatMap(int16),
    ...int16(program.length),
    ...program,
    ...points.map(({ onCurve }) => (onCurve ? 1 : 0)),
    ...points.flatMap(({ dx }) => int16(dx)),
    ...points.flatMap(({ dy }) => int16(dy)),
  ];
  return writeGlyph(contourCount, readBox?.() ?? boxOf(points), body);
}

type Step = { onCurve: boolean; dx: number; dy: number };

/** One point, packed as a flag and one to four bytes (the WOFF2 triplet encoding). */
function readStep(flag: number, data: ByteReader): Step {
  const onCurve = flag < 128;
  const code = flag & 127;
  const signed = (negativeUnless: number, value: number) => (code & negativeUnless ? value : -value);
  if (code < 10) return { onCurve, dx: 0, dy: signed(1, ((code & 14) << 7) + data.uint8()) };
  if (code < 20) return { onCurve, dx: signed(1, (((code - 10) & 14) << 7) + data.uint8()), dy: 0 };
  if (code < 84) {
    const low = data.uint8();
    const base = code - 20;
    return { onCurve, dx: signed(1, 1 + (base & 48) + (low >> 4)), dy: signed(2, 1 + ((base & 12) << 2) + (low & 15)) };
  }
  if (code < 120) {
    const base = code - 84;
    const dx = 1 + (Math.floor(base / 12) << 8) + data.uint8();
    return { onCurve, dx: signed(1, dx), dy: signed(2, 1 + (((base % 12) >> 2) << 8) + data.uint8()) };
  }
  if (code < 124) {
    const [first, second, third] = [data.uint8(), data.uint8(), data.uint8()];
    return { onCurve, dx: signed(1, (first << 4) + (second >> 4)), dy: signed(2, ((second & 15) << 8) + third) };
  }
  return { onCurve, dx: signed(1, data.uint16()), dy: signed(2, data.uint16()) };
}

const componentFlags = { words: 1, scale: 8, more: 32, scaleXY: 64, matrix: 128, instructions: 256 };

function readComposite(stream: ByteReader): { bytes: Uint8Array; hasInstructions: boolean } {
  const start = stream.position;
  let hasInstructions = false;
  let flags = componentFlags.more;
  while (flags & componentFlags.more) {
    flags = stream.uint16();
    hasInstructions ||= (flags & componentFlags.instructions) !== 0;
    const scale =
      flags & componentFlags.scale ? 2 : flags & componentFlags.scaleXY ? 4 : flags & componentFlags.matrix ? 8 : 0;
    stream.skip(2 + (flags & componentFlags.words ? 4 : 2) + scale);
  }
  const length = stream.position - start;
  stream.position = start;
  return { bytes: stream.bytes(length), hasInstructions };
}

function boxOf(steps: Step[]): Box {
  let [x, y] = [0, 0];
  const places = steps.map(({ dx, dy }) => ({ x: (x += dx), y: (y += dy) }));
  const xs = places.map((place) => place.x);
  const ys = places.map((place) => place.y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const int16 = (value: number) => [(value >> 8) & 255, value & 255];

function writeGlyph(contourCount: number, box: Box, body: number[]): Uint8Array {
  const bytes = [...int16(contourCount), ...box.flatMap(int16), ...body];
  while (bytes.length % 4 !== 0) bytes.push(0);
  return Uint8Array.from(bytes);
}

function joinGlyphs(glyphs: Uint8Array[]): { glyf: Uint8Array; loca: Uint8Array } {
  const glyf = new Uint8Array(glyphs.reduce((sum, glyph) => sum + glyph.length, 0));
  const loca = new Uint8Array(4 * (glyphs.length + 1));
  const offsets = new DataView(loca.buffer);
  let offset = 0;
  for (const [index, glyph] of glyphs.entries()) {
    glyf.set(glyph, offset);
    offset += glyph.length;
    offsets.setUint32(4 * (index + 1), offset);
  }
  return { glyf, loca };
}
