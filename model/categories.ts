/** The kinds of publication, in the order of the filter. */
export const categories = ["kryptopaper", "article", "rapport", "etude"] as const;

export type Category = (typeof categories)[number];
