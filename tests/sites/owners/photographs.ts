import sharp from "sharp";

/** A photograph like a phone’s: twelve megapixels, rotated, with GPS data. */
export async function photograph(hue: number): Promise<Uint8Array> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="4032" height="3024">
    <rect width="4032" height="3024" fill="hsl(${hue} 30% 30%)"/>
    <circle cx="2016" cy="1200" r="600" fill="hsl(${hue} 40% 75%)"/>
    <ellipse cx="2016" cy="2900" rx="1300" ry="1000" fill="hsl(${hue} 50% 55%)"/>
  </svg>`;
  return sharp(Buffer.from(drawing))
    .jpeg({ quality: 80 })
    .withExif({
      IFD0: { Make: "Exemple", Model: "Telephone" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "44/1 50/1 16/1",
        GPSLongitudeRef: "W",
        GPSLongitude: "0/1 34/1 45/1",
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}
