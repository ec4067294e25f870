const needed = ["allow-scripts", "allow-same-origin", "allow-forms", "allow-popups", "allow-popups-to-escape-sandbox"];

/** The narrowest sandbox in which all providers' frames work. */
export function sandbox(...extra: readonly string[]): string {
  return [...new Set([...needed, ...extra])].join(" ");
}
