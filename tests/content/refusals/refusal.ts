export type Place = `${string}.yaml ${string}`;

/** A value that a field refuses, and one that it accepts. */
export interface Refusal {
  at: Place;
  refused: unknown[];
  accepted: unknown[];
}
