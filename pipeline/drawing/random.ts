/** Random numbers that depend on a text, so that drawings do not change between builds. */
export function random(seed: string): (from: number, to: number) => number {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ character.codePointAt(0)!, 16777619) >>> 0;
  return (from, to) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return from + ((to - from) * ((value ^ (value >>> 14)) >>> 0)) / 4294967296;
  };
}
