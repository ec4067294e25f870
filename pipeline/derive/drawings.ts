/** Loaded only when a drawing is not in the cache. */
export { branchInset } from "../drawing/branch-inset.ts";
export { code } from "../drawing/code.ts";
export { cover } from "../drawing/cover.ts";
export { emblem } from "../drawing/emblem.ts";
export { heroPlan } from "../drawing/hero.ts";
export { insetGround } from "../drawing/ground.ts";
export { drawnMap } from "../drawing/map.ts";
export { wordmark } from "../drawing/mark.ts";
export { timelineMast } from "../drawing/mast.ts";
export { scheduleImage } from "../drawing/schedule-image.ts";
export { filmPoster, soundWave } from "../drawing/waves.ts";
export { tourPoster } from "../drawing/tour.ts";
