/**
 * The address of a page's data for the router; undefined for files and for addresses that are redirected to a
 * language.
 */
export function dataOf(to: string): string | undefined {
  const path = /^\/(?:fr|en)(?:\/[^?#.]*[^?#./])?(?=\/?(?:[?#]|$))/.exec(to)?.[0];
  return path && `${path}.data`;
}
