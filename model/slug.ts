/** Lower-case letters without accents. */
export const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** For URLs and file names: « Émile Van Acker » becomes emile-van-acker. */
export const slugOf = (name: string) =>
  plain(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
