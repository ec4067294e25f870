/** Seeded random numbers, so that drawings do not change between builds. */

function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) {
    value ^= character.codePointAt(0) ?? 0;
    value = Math.imul(value, 16777619);
  }
  return value >>> 0;
}

export function random(seed: string) {
  let state = hash(seed) || 1;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  const between = (from = 0, to = 1) => from + (to - from) * next();
  return {
    between,
    integer: (from: number, to: number) => Math.floor(between(from, to + 1)),
    pick: <T>(choices: readonly [T, ...T[]]) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}
