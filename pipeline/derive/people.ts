import type { Content } from "#model/collections.ts";
import { everybody, portraitOf } from "#model/selections.ts";

/** Names without a picture beside the content to show: their initials stand in, also while a picture elsewhere fails. */
export function peopleToDraw(content: Content): string[] {
  const drawn = everybody(content).filter((person) => {
    const src = portraitOf(content, person, person.folder)?.image.src;
    return src === undefined || src.startsWith("https://");
  });
  return [...new Set(drawn.map(({ name }) => name))];
}
