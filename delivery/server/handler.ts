import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { contentType } from "../policy/content-type.ts";
import { headersOf, redirectCaching, securityHeaders } from "../policy/headers.ts";
import { canonicalPath, encodeUnsafe, movedTo, redirectFor } from "../policy/language.ts";
import { languageOfPath, longestPath, notFoundPage } from "../policy/paths.ts";
import type { OpenBuild, Site } from "./open-build.ts";
import { sendFile, sendText } from "./send-file.ts";

const methods = "GET, HEAD, OPTIONS";
const redirects = { language: 307, canonical: 308, moved: 301 } as const;

/** Reads `build.site` on each request, because it changes when the site is rebuilt. */
export function createHandler(build: Pick<OpenBuild, "site">): RequestListener {
  return (req, res) => {
    try {
      answer(req, res, build.site);
    } catch (error) {
      console.error(error);
      sendText(res, 500, "Server error");
    }
  };
}

function answer(req: IncomingMessage, res: ServerResponse, site: Site): void {
  // A proxy and this server could otherwise each use a different one.
  if ((req.headersDistinct["host"]?.length ?? 0) > 1) return sendText(res, 400, "Bad request");
  if (req.method === "OPTIONS") return void res.writeHead(204, { ...securityHeaders, Allow: methods }).end();
  if (req.method !== "GET" && req.method !== "HEAD") {
    // The body is not read, so the connection cannot be reused.
    return sendText(res.setHeader("Allow", methods).setHeader("Connection", "close"), 405, "Method not allowed");
  }
  const target = parseTarget(req.url ?? "");
  if (!target) return sendText(res, 400, "Bad request");
  const { path, search } = target;
  if (path.length > longestPath) return sendText(res, 414, "Address too long");

  const redirect = (reason: keyof typeof redirects, location: string) => {
    const headers = { ...securityHeaders, ...redirectCaching[reason], Location: location, "Content-Length": 0 };
    res.writeHead(redirects[reason], headers).end();
  };
  const name = decoded(path);
  if (isFile(name, site)) return show(req, res, name, site);
  const canonical = canonicalPath(path, site.pages);
  const file = fileOf(decoded(canonical), site);
  if (file && canonical !== path) return redirect("canonical", canonical + encodeUnsafe(search));
  if (file) return show(req, res, file, site);
  const moved = movedTo(canonical, site.redirects);
  if (moved) return redirect("moved", moved + encodeUnsafe(search));
  const visitor = { cookies: req.headers.cookie, acceptLanguage: req.headers["accept-language"] };
  const location = redirectFor(canonical, search, visitor, site.pages);
  if (location) return redirect("language", location);

  const found = [notFoundPage(canonical), "/404.html"].find((page) => site.files.has(page));
  if (!found) return sendText(res, 404, "Not found");
  res.statusCode = 404;
  show(req, res, found, site);
}

function show(req: IncomingMessage, res: ServerResponse, file: string, { files }: Site): void {
  for (const [header, value] of Object.entries(headersOf(file))) res.setHeader(header, value);
  res.setHeader("Content-Type", contentType(file));
  sendFile(req, res, file, files);
}

function fileOf(name: string, site: Site): string | undefined {
  // Pages without a language are for hosts that cannot redirect.
  if (languageOfPath(name) && site.files.has(`${name}/index.html`)) return `${name}/index.html`;
  return isFile(name, site) ? name : undefined;
}

/** Pages are shown at their address, and compressed copies only in place of their file. */
const isFile = (name: string, { files }: Site) => files.has(name) && !/\/(?:index|404)\.html$|\.(?:br|gz)$/.test(name);

/** The target of a request line is a path, or a whole URL from a proxy. */
function parseTarget(target: string): { path: string; search: string } | undefined {
  const [, host = "", path = "", search = ""] =
    /^(https?:\/\/[^/?#]*)?((?:\/[^?#]*)?)(\?[^#]*)?(?:#.*)?$/is.exec(target) ?? [];
  return path || host ? { path: path || "/", search } : undefined;
}

/** A path that cannot be decoded is returned unchanged and matches no file. */
function decoded(path: string): string {
  try {
    return decodeURI(path).normalize();
  } catch {
    return path;
  }
}
