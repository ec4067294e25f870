import { random } from "./random.ts";
import { crowd } from "./scenes/crowd.ts";
import { hall } from "./scenes/hall.ts";
import { hands } from "./scenes/hands.ts";
import { height, type SceneOptions, width } from "./scenes/kit.ts";
import { lecture } from "./scenes/lecture.ts";
import { posters } from "./scenes/posters.ts";
import { roofs } from "./scenes/roofs.ts";
import { roundTable } from "./scenes/round-table.ts";
import { skyline } from "./scenes/skyline.ts";
import { stage } from "./scenes/stage.ts";
import { terminals } from "./scenes/terminals.ts";
import { svg } from "./svg.ts";

const motifs = { crowd, hall, hands, lecture, posters, roofs, roundTable, skyline, stage, terminals };

export type SceneMotif = keyof typeof motifs;

/** A sample illustration where a photo will be; the same seed always gives the same picture. */
export function scene(motif: SceneMotif, seed: string, options: SceneOptions = {}): string {
  return svg(
    { width, height, preserveAspectRatio: "xMidYMid slice" },
    motifs[motif](random(`${motif} ${seed}`), options),
  );
}
