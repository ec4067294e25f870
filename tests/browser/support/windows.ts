import { isWeekly } from "#tests/weekly.ts";

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };
/** The size at which pages of a language are checked, so that every kind of page is checked at both. */
export const sizeOf = { fr: phone, en: desktop };
/** A4, at the size browsers lay it out. */
export const sheet = { width: 794, height: 1123 };

/** `npm test` only uses the windows at the breakpoints. */
export const everyWidth = isWeekly;

const between = [320, 480, 600, 640, 900, 1023, 1100, 1279, 1920, 2560];
const unusual = [
  { width: 390, height: 660 },
  { width: 768, height: 1024 },
  { width: 1024, height: 600 },
  { width: 1024, height: 1366 },
];

export const windows = [
  ...[390, 768, 1024, 1280, 1440, ...(everyWidth ? between : [])].map((width) => ({ width, height: 900 })),
  ...(everyWidth ? unusual : []),
];
