declare module "fontkit" {
  type Command =
    | { command: "moveTo" | "lineTo"; args: [x: number, y: number] }
    | { command: "quadraticCurveTo"; args: [cx: number, cy: number, x: number, y: number] }
    | { command: "bezierCurveTo"; args: [number, number, number, number, number, number] }
    | { command: "closePath"; args: [] };

  type Glyph = {
    id: number;
    path: { commands: Command[]; bbox: { minX: number; minY: number; maxX: number; maxY: number } };
  };

  type Font = {
    unitsPerEm: number;
    capHeight: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number; xOffset: number; yOffset: number }[] };
  };

  export function openSync(path: string): Font;
}
