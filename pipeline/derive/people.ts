import type { Content } from "#model/collections.ts";
import { everybody, portraitOf } from "#model/selections.ts";

/** People without a local picture; their initials also replace a remote picture that fails to load. */
export function peopleToDraw(content: Content): string[] {
  const drawn = everybody(content).filter((person) => {
    const src = portraitOf(content, person, person.folder)?.image.src;
    return src === undefined || src.startsWith("https://");
  });
  return [...new Set(drawn.map(({ name }) => name))];
}
