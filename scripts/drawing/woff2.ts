import { brotliDecompressSync } from "node:zlib";
import { ByteReader } from "./byte-reader.ts";
import { rebuildGlyphs } from "./woff2-glyphs.ts";

/**
 * Unpacks a WOFF2 file to plain TrueType. fontkit reads WOFF2 itself, but cannot
 * apply a weight or a width to a font that it reads that way.
 */
export function woff2ToTrueType(file: Uint8Array): Uint8Array {
  const header = new ByteReader(file);
  if (header.text(4) !== "wOF2") throw new Error("This is not a WOFF2 file");
  const flavour = header.uint32();
  header.skip(4);
  const tableCount = header.uint16();
  header.skip(6);
  const compressedSize = header.uint32();
  header.skip(24);
  const entries = Array.from({ length: tableCount }, () => readEntry(header));
  const data = new ByteReader(brotliDecompressSync(file.subarray(header.position, header.position + compressedSize)));
  const tables = new Map(entries.map(({ tag, storedLength }) => [tag, data.bytes(storedLength)]));
  const glyf = entries.find(({ tag, transformed }) => tag === "glyf" && transformed);
  if (glyf !== undefined) {
    const { glyf: glyphs, loca } = rebuildGlyphs(need(tables, "glyf"));
    tables.set("glyf", glyphs);
    tables.set("loca", loca);
    const head = Uint8Array.from(need(tables, "head"));
    new DataView(head.buffer).setInt16(50, 1);
    tables.set("head", head);
  }
  return writeTrueType(flavour, tables);
}

type Entry = { tag: string; transformed: boolean; storedLength: number };

function readEntry(header: ByteReader): Entry {
  const flags = header.uint8();
  const tag = (flags & 63) === 63 ? header.text(4) : knownTag(flags & 63);
  const version = flags >> 6;
  const transformed = tag === "glyf" || tag === "loca" ? version !== 3 : version !== 0;
  if (transformed && tag !== "glyf" && tag !== "loca")
    throw new Error(`Table ${tag} is packed in a way not handled here`);
  const length = header.base128();
  return { tag, transformed, storedLength: transformed ? header.base128() : length };
}

const knownTags =
  "cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE " +
  "GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar " +
  "mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill";

function knownTag(index: number): string {
  const tag = knownTags.split(" ")[index];
  if (tag === undefined) throw new Error(`Unknown table ${index} in a WOFF2 file`);
  return tag.replace("_", " ");
}

function need(tables: Map<string, Uint8Array>, tag: string): Uint8Array {
  const table = tables.get(tag);
  if (table === undefined) throw new Error(`The font has no table ${tag}`);
  return table;
}

function writeTrueType(flavour: number, tables: Map<string, Uint8Array>): Uint8Array {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const padded = (length: number) => (length + 3) & ~3;
  const start = 12 + 16 * sorted.length;
  const size = sorted.reduce((sum, [, table]) => sum + padded(table.length), start);
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  view.setUint32(0, flavour);
  view.setUint16(4, sorted.length);
  let offset = start;
  for (const [index, [tag, table]] of sorted.entries()) {
    const record = 12 + 16 * index;
    file.set(new TextEncoder().encode(tag), record);
    view.setUint32(record + 8, offset);
    view.setUint32(record + 12, table.length);
    file.set(table, offset);
    offset += padded(table.length);
  }
  return file;
}
