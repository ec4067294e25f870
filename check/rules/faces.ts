/** The code points, in hexadecimal, that every weight of both typefaces has. */
export const faceSigns =
  "20-7e a0-ac ae-148 14a-17e 18f 19d 1a0-1a1 1af-1b0 1e6-1e7 1ea-1eb 1fa-1ff 218-21b 232-233 237 259 272 2c6-2c7 2da 2dc-2dd 300-301 303-304 308-309 323 1e80-1e85 1e9e 1ea0-1ef9 2013-2014 2018-201a 201c-201e 2020 2022 2026 2039-203a 2044 20ab-20ac 2113 2122 2212 2215";

/** Line breaks, spaces and hyphens that PDFs and drawings replace or leave out. */
const replaced = new Set("\n\u202f\u2009\u2011\u00ad");

const ranges = faceSigns.split(" ").map((range) => {
  const [first = "", last = first] = range.split("-");
  return { first: parseInt(first, 16), last: parseInt(last, 16) };
});

/** The characters of a text that the typefaces lack. */
export function missingSigns(text: string): string[] {
  return Array.from(text.normalize("NFC")).filter((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return !replaced.has(sign) && !ranges.some(({ first, last }) => code >= first && code <= last);
  });
}
