/** Files whose name contains a hash of their content. */
export function isHashed(path: string): boolean {
  return /^\/(?:assets|fonts|art|pictures)\//.test(path);
}

export function isPicture(path: string): boolean {
  return /^\/(?:art|pictures)\//.test(path);
}

export function isData(path: string): boolean {
  return path.endsWith(".data");
}

export function isFile(path: string): boolean {
  return /\.\w+$/.test(path) || path.startsWith("/_vercel/");
}

/** One address per page: a query or a trailing slash changes nothing on a static page. */
export function pageAddress(path: string): string {
  return path.replace(/(?<!\/)\/+$/, "").replace(/^\/(?:fr|en)(?=\/|$)/i, (prefix) => prefix.toLowerCase()) || "/";
}
