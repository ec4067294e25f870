export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };
/** A4, at the size browsers lay it out. */
export const sheet = { width: 794, height: 1123 };
