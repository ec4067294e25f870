/** Words that give away an English sentence among French ones. */
export const englishWords =
  /\b(the|is|are|it|its|this|that|there|of|or|and|not|with|without|write|line|file|missing|add|remove|put|here|from|by|in|to|below|above|did|you|mean)\b/i;

/** Leaves out what is quoted from a file, in whatever language it is. */
export function withoutQuotations(text: string): string {
  return text
    .replace(/«\u00a0.*?\u00a0»/g, "x")
    .replace(/`[^`]*`/g, "x")
    .replace(/\S+\.(yaml|md|fr|en)\b/g, "x");
}
