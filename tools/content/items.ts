export type Item = Record<string, unknown>;

function isItem(value: unknown): value is Item {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What was read as an object with names; empty when it is something else. */
export const itemOf = (value: unknown): Item => (isItem(value) ? value : {});

export const itemsOf = (value: unknown): Item[] => (Array.isArray(value) ? value.filter(isItem) : []);
