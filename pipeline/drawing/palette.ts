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
  accent: colourToken("accent"),
  accentDeep: colourToken("accent-deep"),
  onAccent: colourToken("on-accent"),
};

const { sky, haze, dusk, fog, accent, accentDeep } = brand;

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
  gridOnAccent: mix(accent, accentDeep, 0.47),
  gridOnSky: mix(fog, haze, 0.94),
  gridOnWhite: sky,
};

export const tones = ["night", "accent", "sky", "white"] as const;

export type Tone = (typeof tones)[number];

export const toneColours = {
  night: { ground: palette.night, ink: palette.white, beam: palette.accent, grid: palette.gridOnNight },
  accent: { ground: palette.accent, ink: palette.onAccent, beam: palette.onAccent, grid: palette.gridOnAccent },
  sky: { ground: palette.sky, ink: palette.night, beam: palette.night, grid: palette.gridOnSky },
  white: { ground: palette.white, ink: palette.night, beam: palette.accent, grid: palette.gridOnWhite },
} satisfies Record<Tone, object>;

/** In a grid of three columns, no card has the tone of its neighbours. */
export const gridTone = (index: number): Tone => tones[((index % 6) + 2 * Math.floor(index / 6)) % 4]!;
