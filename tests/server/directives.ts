/** A policy as what it says, in whatever order. */
export function directives(policy = ""): string[] {
  return policy
    .split(";")
    .map((each) => each.trim())
    .filter((each) => each !== "")
    .toSorted();
}
