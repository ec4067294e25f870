/** A field, values that it refuses and values that it accepts. */
export type Refusal = readonly [at: `${string}.yaml ${string}`, refused: unknown[], accepted: unknown[]];
