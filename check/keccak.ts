/** Keccak-256 as Ethereum uses it: the original padding, not the one of the later SHA-3 standard. */

const mask = (1n << 64n) - 1n;
const rate = 136;

const rotationOffsets = [
  0, 1, 62, 28, 27, 36, 44, 6, 55, 20, 3, 10, 43, 25, 39, 41, 45, 15, 21, 8, 18, 2, 61, 56, 14,
].map(BigInt);

const roundConstants = [
  0x0000000000000001n,
  0x0000000000008082n,
  0x800000000000808an,
  0x8000000080008000n,
  0x000000000000808bn,
  0x0000000080000001n,
  0x8000000080008081n,
  0x8000000000008009n,
  0x000000000000008an,
  0x0000000000000088n,
  0x0000000080008009n,
  0x000000008000000an,
  0x000000008000808bn,
  0x800000000000008bn,
  0x8000000000008089n,
  0x8000000000008003n,
  0x8000000000008002n,
  0x8000000000000080n,
  0x000000000000800an,
  0x800000008000000an,
  0x8000000080008081n,
  0x8000000000008080n,
  0x0000000080000001n,
  0x8000000080008008n,
];

export function keccak256(message: string): string {
  const bytes = new TextEncoder().encode(message);
  const padded = new Uint8Array(Math.floor(bytes.length / rate + 1) * rate);
  padded.set(bytes);
  padded[bytes.length] = 0x01;
  padded[padded.length - 1] = (padded.at(-1) ?? 0) | 0x80;
  const view = new DataView(padded.buffer);
  let state = Array.from({ length: 25 }, () => 0n);
  for (let block = 0; block < padded.length; block += rate) {
    state = state.map((lane, i) => (i < rate / 8 ? lane ^ view.getBigUint64(block + i * 8, true) : lane));
    state = permute(state);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.slice(0, 4).forEach((lane, i) => digest.setBigUint64(i * 8, lane, true));
  return Buffer.from(digest.buffer).toString("hex");
}

function permute(state: bigint[]): bigint[] {
  return roundConstants.reduce(round, state);
}

/** Lanes are numbered x + 5y; the five steps have the names of the specification. */
function round(state: bigint[], constant: bigint): bigint[] {
  const lane = (lanes: bigint[], x: number, y: number) => lanes[(x % 5) + 5 * (y % 5)] ?? 0n;
  const parity = [0, 1, 2, 3, 4].map((x) => [0, 1, 2, 3, 4].reduce((sum, y) => sum ^ lane(state, x, y), 0n));
  const theta = state.map((value, i) => value ^ lane(parity, i + 4, 0) ^ rotate(lane(parity, i + 1, 0), 1n));
  const rhoPi: bigint[] = [];
  for (let x = 0; x < 5; x++) {
    for (let y = 0; y < 5; y++) {
      rhoPi[y + 5 * ((2 * x + 3 * y) % 5)] = rotate(lane(theta, x, y), rotationOffsets[x + 5 * y] ?? 0n);
    }
  }
  const chi = rhoPi.map((value, i) => {
    const y = Math.floor(i / 5);
    return value ^ (~lane(rhoPi, i + 1, y) & mask & lane(rhoPi, i + 2, y));
  });
  return chi.map((value, i) => (i === 0 ? value ^ constant : value));
}

function rotate(value: bigint, by: bigint): bigint {
  return ((value << by) | (value >> (64n - by))) & mask;
}

/** The address with the capitals that EIP-55 gives it. */
export function checksummed(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = keccak256(digits);
  const withCapitals = digits.replace(/[a-f]/g, (letter, i: number) =>
    parseInt(hash[i] ?? "0", 16) >= 8 ? letter.toUpperCase() : letter,
  );
  return `0x${withCapitals}`;
}
