export interface Target {
  /** Path as in the address, percent-encoded. */
  path: string;
  /** Query with its question mark, or nothing. */
  search: string;
}

/** Reads the target of a request line: a path, or a whole address as proxies write it. */
export function parseTarget(requestLine: string): Target | undefined {
  const withoutOrigin = requestLine.replace(/^https?:\/\/[^/?#]*/i, "");
  const isWholeAddress = withoutOrigin !== requestLine;
  const target = isWholeAddress && !withoutOrigin.startsWith("/") ? `/${withoutOrigin}` : withoutOrigin;
  if (!target.startsWith("/")) return undefined;
  const beforeHash = target.replace(/#.*/s, "");
  const path = beforeHash.replace(/\?.*/s, "");
  return { path, search: beforeHash.slice(path.length) };
}

/** The path as a file name; a path that cannot be decoded stays as it is, and no file is called so. */
export function fileNameOf(path: string): string {
  try {
    return decodeURI(path).normalize();
  } catch {
    return path;
  }
}
