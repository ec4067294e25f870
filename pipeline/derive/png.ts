import sharp from "sharp";

/** Renders an SVG at the resolution of the target size, so that its edges stay sharp. */
export function renderPng(svg: string, size: { width?: number; height: number }): Promise<Buffer> {
  const drawn = Number(/ height="([\d.]+)"/.exec(svg)?.[1]);
  return sharp(Buffer.from(svg), { density: (72 * size.height) / drawn })
    .resize(size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
