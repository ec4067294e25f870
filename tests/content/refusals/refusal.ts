import type { FaultKey } from "#model/schema/says.ts";

export type Place = `${string}.yaml ${string}`;

/** What cannot stand at a place of a file, what can, and the key of what the schema says. */
export interface Refusal {
  key: FaultKey;
  at: Place;
  refused: unknown[];
  accepted: unknown[];
}
