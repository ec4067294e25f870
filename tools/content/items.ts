export type Item = Record<string, unknown>;

function isItem(value: unknown): value is Item {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value if it is an object, otherwise an empty one. */
export const itemOf = (value: unknown): Item => (isItem(value) ? value : {});

export const itemsOf = (value: unknown): Item[] => (Array.isArray(value) ? value.filter(isItem) : []);
