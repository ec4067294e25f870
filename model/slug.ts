/** A name as it may stand in an address or a file name: « Émile Van Acker » gives emile-van-acker. */
export function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
