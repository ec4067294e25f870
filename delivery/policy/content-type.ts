const utf8 = "; charset=utf-8";

export const contentTypes: ReadonlyMap<string, string> = new Map([
  ["html", `text/html${utf8}`],
  ["js", `text/javascript${utf8}`],
  ["css", `text/css${utf8}`],
  ["txt", `text/plain${utf8}`],
  ["ics", `text/calendar${utf8}`],
  ["xml", `application/xml${utf8}`],
  ["atom", `application/atom+xml${utf8}`],
  ["json", "application/json"],
  ["webmanifest", "application/manifest+json"],
  ["pdf", "application/pdf"],
  ["zip", "application/zip"],
  ["svg", "image/svg+xml"],
  ["png", "image/png"],
  ["jpg", "image/jpeg"],
  ["jpeg", "image/jpeg"],
  ["webp", "image/webp"],
  ["avif", "image/avif"],
  ["ico", "image/x-icon"],
  ["woff2", "font/woff2"],
]);

export function contentType(path: string): string {
  const extension = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
  return contentTypes.get(extension) ?? "application/octet-stream";
}
