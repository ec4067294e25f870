import { colourToken, mix } from "./tokens.ts";

const brand = {
  white: colourToken("white"),
  cloud: colourToken("cloud"),
  sky: colourToken("sky"),
  haze: colourToken("haze"),
  slate: colourToken("slate"),
  night: colourToken("night"),
  dusk: colourToken("dusk"),
  fog: colourToken("fog"),
  mist: colourToken("mist"),
  beacon: colourToken("beacon"),
  beaconDeep: colourToken("beacon-deep"),
};

const { sky, haze, dusk, fog, beacon, beaconDeep } = brand;

/** Every colour that drawings may use: those of the pages and shades between them. */
export const palette = {
  ...brand,

  ring: mix(fog, haze, 0.13),
  ringStrong: mix(fog, haze, 0.42),
  coast: mix(fog, haze, 0.06),

  mapLand: mix(dusk, fog, 0.3),
  mapCoast: mix(fog, haze, 0.64),
  mapBorder: mix(fog, haze, 0.14),
  mapWater: mix(fog, haze, 0.22),
  mapRange: mix(fog, haze, 0.35),

  gridOnNight: mix(fog, haze, 0.05),
  gridOnBeacon: mix(beacon, beaconDeep, 0.47),
  gridOnSky: mix(fog, haze, 0.94),
  gridOnWhite: sky,
};

export const tones = ["night", "beacon", "sky", "white"] as const;

export type Tone = (typeof tones)[number];

export const toneColours = {
  night: { ground: palette.night, ink: palette.white, accent: palette.beacon, grid: palette.gridOnNight },
  beacon: { ground: palette.beacon, ink: palette.night, accent: palette.night, grid: palette.gridOnBeacon },
  sky: { ground: palette.sky, ink: palette.night, accent: palette.night, grid: palette.gridOnSky },
  white: { ground: palette.white, ink: palette.night, accent: palette.beacon, grid: palette.gridOnWhite },
} satisfies Record<Tone, object>;

/** In a grid of three columns, no card has the tone of its neighbours. */
export const gridTone = (index: number): Tone => tones[((index % 6) + 2 * Math.floor(index / 6)) % 4]!;
