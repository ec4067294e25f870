/** Sorted, because the order does not matter. */
export function directives(policy = ""): string[] {
  return policy
    .split(";")
    .map((each) => each.trim())
    .filter((each) => each !== "")
    .toSorted();
}
