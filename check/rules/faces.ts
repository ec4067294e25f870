import { faceSigns } from "./face-signs.ts";

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
