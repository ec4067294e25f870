/** Signs for invented companies, each on a field of 40 by 40. They are path data, filled by the even-odd rule. */

const bar = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;
const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
const ring = (x: number, y: number, outer: number, inner: number) => disc(x, y, outer) + disc(x, y, inner);

export const logoMarks: readonly [string, ...string[]] = [
  "M2 38V2h7.5l20.5 24V2h8v36h-7.5L10 14v24z",
  "M20 2a18 18 0 1 0 18 18a13 13 0 0 1-18-18z",
  "M20 1l19 19-19 19L1 20zM20 12l-8 8 8 8 8-8z",
  `M2 27a18 18 0 0 1 36 0z${bar(2, 31, 36, 6)}`,
  bar(3, 3, 14, 34) + bar(21, 3, 16, 15) + disc(29, 29, 8),
  "M20 2l19 35H1zM20 14.5L11 31h18z",
  bar(2, 4, 36, 8) + bar(2, 16, 24, 8) + bar(2, 28, 36, 8),
  disc(12, 20, 11) + ring(29, 20, 10, 6),
  "M1 17c6-17 13-17 19 0s8 12 12 0h7c-6 21-16 19-22 2s-7-9-10-2z",
  "M4 3h32v22L20 38 4 25zM12 11v10l8 6.5 8-6.5V11z",
  `${bar(16.5, 1, 7, 38)}M1.5 12l3.5-6 33.5 22-3.5 6zM35 6l3.5 6L5 34l-3.5-6z`,
  bar(3, 3, 15, 15) + bar(22, 22, 15, 15) + "M22 3h15L22 18zM3 37V22h15z",
  ring(20, 20, 18, 13) + disc(20, 20, 6),
  "M3 37V3h9v34zM16 37L31 3h8L24 37z",
  `M3 20L20 3l17 17-6 6L20 15 9 26z${bar(16, 24, 8, 13)}`,
  "M20 2l15.6 9v18L20 38 4.4 29V11zM20 11l-7.8 4.5v9L20 29l7.8-4.5v-9z",
  "M2 2h16v16a16 16 0 0 1-16-16zM22 2h16a16 16 0 0 1-16 16zM2 38a16 16 0 0 1 16-16v16zM22 22a16 16 0 0 1 16 16H22z",
  bar(3, 22, 7, 15) + bar(14, 13, 7, 24) + bar(25, 3, 7, 34) + disc(36, 33.5, 3.5),
];
