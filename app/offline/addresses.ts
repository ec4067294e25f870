/** Files whose name changes with their content. */
export function isHashed(path: string): boolean {
  return /^\/(?:assets|fonts|art|pictures)\//.test(path);
}

export function isPicture(path: string): boolean {
  return /^\/(?:art|pictures)\//.test(path);
}

/** What the router asks for when a visitor goes to a page from another one. */
export function isData(path: string): boolean {
  return path.endsWith(".data");
}

export function isFile(path: string): boolean {
  return /\.\w+$/.test(path) || path.startsWith("/_vercel/");
}

/** One address per page: a query or a final slash does not change what a static page holds. */
export function pageAddress(path: string): string {
  return path.replace(/(?<!\/)\/+$/, "").replace(/^\/(?:fr|en)(?=\/|$)/i, (prefix) => prefix.toLowerCase()) || "/";
}
