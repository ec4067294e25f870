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

const { white, sky, haze, dusk, fog, beacon, beaconDeep } = brand;

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

  waveOnNight: mix(fog, haze, 0.03),
  waveOnBeacon: mix(beacon, white, 0.25),
  waveOnHaze: mix(haze, sky, 0.65),
};

export const tones = ["night", "beacon", "sky", "white"] as const;

export type Tone = (typeof tones)[number];

type ToneColours = { ground: string; ink: string; accent: string; grid: string; wave: string };

export const toneColours: Record<Tone, ToneColours> = {
  night: {
    ground: palette.night,
    ink: palette.white,
    accent: palette.beacon,
    grid: palette.gridOnNight,
    wave: palette.waveOnNight,
  },
  beacon: {
    ground: palette.beacon,
    ink: palette.night,
    accent: palette.night,
    grid: palette.gridOnBeacon,
    wave: palette.waveOnBeacon,
  },
  sky: {
    ground: palette.sky,
    ink: palette.night,
    accent: palette.night,
    grid: palette.gridOnSky,
    wave: palette.haze,
  },
  white: {
    ground: palette.white,
    ink: palette.night,
    accent: palette.beacon,
    grid: palette.gridOnWhite,
    wave: palette.sky,
  },
};
