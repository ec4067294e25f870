export type Place = `${string}.yaml ${string}`;

/** What cannot stand at a place of a file, and what can. */
export interface Refusal {
  at: Place;
  refused: unknown[];
  accepted: unknown[];
}
