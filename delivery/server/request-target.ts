export interface Target {
  /** Percent-encoded. */
  path: string;
  /** Query with its question mark, or an empty string. */
  search: string;
}

/** The target of a request line is a path, or a whole URL from a proxy. */
export function parseTarget(requestLine: string): Target | undefined {
  const withoutOrigin = requestLine.replace(/^https?:\/\/[^/?#]*/i, "");
  const isWholeAddress = withoutOrigin !== requestLine;
  const target = isWholeAddress && !withoutOrigin.startsWith("/") ? `/${withoutOrigin}` : withoutOrigin;
  if (!target.startsWith("/")) return undefined;
  const beforeHash = target.replace(/#.*/s, "");
  const path = beforeHash.replace(/\?.*/s, "");
  return { path, search: beforeHash.slice(path.length) };
}

/** A path that cannot be decoded is returned unchanged and matches no file. */
export function fileNameOf(path: string): string {
  try {
    return decodeURI(path).normalize();
  } catch {
    return path;
  }
}
