/** Loaded only when a drawing is not in the cache. */
export { branchLens } from "../drawing/branch-lens.ts";
export { code } from "../drawing/code.ts";
export { cover } from "../drawing/cover.ts";
export { emblem } from "../drawing/emblem.ts";
export { heroPlan } from "../drawing/hero.ts";
export { lensGround } from "../drawing/lens.ts";
export { drawnMap } from "../drawing/map.ts";
export { favicon, maskableIcon } from "../drawing/mark.ts";
export { logos, wordmark } from "../drawing/logo.ts";
export { timelineMast } from "../drawing/mast.ts";
export { portrait } from "../drawing/portrait.ts";
export { scheduleImage } from "../drawing/schedule-image.ts";
export { filmPoster, soundWave } from "../drawing/sound-wave.ts";
export { tierMark, tourPoster } from "../drawing/tour.ts";
