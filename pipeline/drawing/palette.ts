/** Every colour a drawing may use. The page colours are those of the design tokens. */
export const palette = {
  white: "#ffffff",
  cloud: "#f2f6f6",
  sky: "#d5e5e9",
  haze: "#b3c9cf",
  slate: "#3f5157",
  night: "#0b1416",
  dusk: "#152428",
  fog: "#2c4046",
  mist: "#a8bdc3",
  beacon: "#ff4d1f",
  beaconDeep: "#a82a06",

  ring: "#3a545b",
  ringStrong: "#5d7d86",
  coast: "#33494f",

  mapLand: "#1b2d32",
  mapCoast: "#7d9aa2",
  mapBorder: "#3d555c",
  mapWater: "#45626a",
  mapRange: "#56737b",

  gridOnNight: "#33484e",
  gridOnBeacon: "#d93c10",
  gridOnSky: "#a9c2c9",
  gridOnWhite: "#d5e5e9",

  waveOnNight: "#2f464c",
  waveOnBeacon: "#ff7a55",
  waveOnHaze: "#c9dbe0",
};

/** Faces and hair in the drawn scenes. */
export const skinTones = ["#f2d3c6", "#ffb399", "#d9734f", "#8f3d22", "#5c2a1b"] as const;
export const brownHair = "#5c2a1b";
export const chestnutHair = "#8f3d22";

export const tones = ["night", "beacon", "sky", "white"] as const;

export type Tone = (typeof tones)[number];

type ToneColours = { ground: string; ink: string; accent: string; grid: string; wave: string };

/** Ground of a picture and what may stand on it: ink for letters, accent for figures, grid and wave for what stays behind. */
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
