import { type Tone, tones } from "../drawing/palette.ts";
import { hash } from "#model/random.ts";

/** Tones of a grid of three columns: no card has the tone of its neighbours. */
export const gridTone = (index: number): Tone => tones[((index % 6) + 2 * Math.floor(index / 6)) % 4]!;

/** A tone per name: that of its hash, or the next one that neither neighbour (before it, and above it in three columns) has. */
export function tonesByName(lists: readonly (readonly string[])[]): Map<string, Tone> {
  const found = new Map<string, Tone>();
  for (const names of lists) {
    for (const [index, name] of names.entries()) {
      if (found.has(name)) continue;
      const taken = [names[index - 1], names[index - 3]].map((neighbour) => found.get(neighbour ?? ""));
      const first = hash(name) % tones.length;
      const inTurn = tones.map((_, step) => tones[(first + step) % tones.length]!);
      found.set(name, inTurn.find((tone) => !taken.includes(tone)) ?? inTurn[0]!);
    }
  }
  return found;
}
