/** The code points, in hexadecimal, that every weight of a typeface has; faces.test.ts compares them with the fonts. */
export const faceSigns = {
  text: "20-7e a0-148 14a-17e 186 18e-190 192 194 196 19a-19b 19d 19f-1a1 1af-1b1 1c4-1ce 1dd 1e4-1e7 1ea-1eb 1f0 1fa-21b 22a-22d 230-233 237 23a-23e 251 254 259 25b 261-263 269-26c 272 275 28a 294-295 29f 2b0 2b7-2ba 2bc 2c0 2c6-2c7 2d0-2d1 2da 2dc-2dd 300-301 303-304 308-309 323 1d00 1dbb 1dbf 1e0e-1e0f 1e24-1e25 1e30-1e37 1e3a-1e3b 1e48-1e49 1e5a-1e5b 1e62-1e63 1e6e-1e6f 1e80-1e85 1e9e 1ea0-1ef9 2013-2014 2018-201a 201c-201e 2020 2022 2026 2032-2033 2039-203a 2044 20a1 20a3-20a4 20a6-20a7 20a9 20ab-20ad 20b1-20b2 20b5 20b9-20ba 20bc-20bd 2113 2122 2212 2215 2c62 2c65-2c66 2c6d a7ac-a7ae",
  display:
    "20-7e a0-ac ae-17e 18f 19d 1a0-1a1 1af-1b0 1e6-1e7 1ea-1eb 1fa-1ff 218-21b 232-233 237 259 272 2c6-2c7 2c9 2da 2dc-2dd 300-301 303-304 308-309 323 1e80-1e85 1e9e 1ea0-1ef9 2013-2014 2018-201a 201c-201e 2020 2022 2026 2039-203a 2044 20ab-20ac 2113 2122 2212 2215",
};

/** text: Radio Canada; display: Radio Canada Big, for titles. */
export type Face = keyof typeof faceSigns;

/** Line breaks, spaces and hyphens that PDFs and drawings replace or leave out. */
const replaced = new Set("\n\u202f\u2009\u2011\u00ad");

const ranges = { text: parse(faceSigns.text), display: parse(faceSigns.display) };

function parse(list: string): { first: number; last: number }[] {
  return list.split(" ").map((range) => {
    const [first = "", last = first] = range.split("-");
    return { first: parseInt(first, 16), last: parseInt(last, 16) };
  });
}

/** The characters of a text that the typeface lacks. */
export function missingSigns(face: Face, text: string): string[] {
  return Array.from(text.normalize("NFC")).filter((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return !replaced.has(sign) && !ranges[face].some(({ first, last }) => code >= first && code <= last);
  });
}
