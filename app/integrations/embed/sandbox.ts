const needed = ["allow-scripts", "allow-same-origin", "allow-forms", "allow-popups", "allow-popups-to-escape-sandbox"];

/** The narrowest sandbox the providers' frames work in, and what the settings add to it. */
export function sandbox(...extra: readonly string[]): string {
  return [...new Set([...needed, ...extra])].join(" ");
}
