import { readFileSync } from "node:fs";

const sheet = new URL("../../app/styles/tokens.css", import.meta.url);
const declared = new Map(
  [...readFileSync(sheet, "utf8").matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]),
);

/** A colour of app/styles/tokens.css by its name. */
export function colourToken(name: string): string {
  const value = declared.get(name);
  const reference = /^var\(--([\w-]+)\)$/.exec(value ?? "")?.[1];
  if (reference !== undefined) return colourToken(reference);
  if (value === undefined || !/^#[0-9a-f]{6}$/.test(value))
    throw new Error(`app/styles/tokens.css: write --${name} with six lowercase hexadecimal digits, e.g. #0b1416`);
  return value;
}

/** A colour between two others: the first at 0, the second at 1. */
export function mix(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [from = 0, to = 0] = [first, second].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16));
    return Math.round(from + (to - from) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
