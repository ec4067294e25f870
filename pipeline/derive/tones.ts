import { type Tone, tones } from "../drawing/palette.ts";

/** In a grid of three columns, no card has the tone of its neighbours. */
export const gridTone = (index: number): Tone => tones[((index % 6) + 2 * Math.floor(index / 6)) % 4]!;
