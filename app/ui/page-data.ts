/**
 * What the router will ask for when the visitor goes there. Nothing where there is none: a file, or an address that
 * leaves the language open and is redirected.
 */
export function dataOf(to: string): string | undefined {
  const path = /^\/(?:fr|en)(?:\/[^?#.]*[^?#./])?(?=\/?(?:[?#]|$))/.exec(to)?.[0];
  return path && `${path}.data`;
}
