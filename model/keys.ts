/** Typed keys of an object literal. */
export function keysOf<Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object passed on could have more keys; these are literals.
  return Object.keys(record) as Key[];
}
