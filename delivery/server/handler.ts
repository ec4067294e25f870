import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { list } from "./answers.ts";
import type { OpenBuild } from "./open-build.ts";
import type { Release } from "./release.ts";
import { securityHeaders } from "../policy/headers.ts";
import { longestPath } from "../policy/paths.ts";
import { parseTarget } from "./request-target.ts";
import { route } from "./route.ts";
import { sendFile, sendMissing, sendRedirect, sendText } from "./send.ts";

const allowedMethods = ["Allow", "GET, HEAD, OPTIONS"];

/** Reads `build.release` on each request, because it changes when the site is rebuilt. */
export function createHandler(build: Pick<OpenBuild, "release">): RequestListener {
  return (req, res) => {
    try {
      void answer(req, res, build.release)?.catch((error: unknown) => giveUp(res, error));
    } catch (error) {
      giveUp(res, error);
    }
  };
}

function answer(req: IncomingMessage, res: ServerResponse, release: Release): void | Promise<void> {
  if (namesTwoHosts(req.rawHeaders)) return sendText(res, 400, "Bad request");
  if (req.method !== "GET" && req.method !== "HEAD") return answerOtherMethod(req, res);
  const target = parseTarget(req.url ?? "");
  if (!target) return sendText(res, 400, "Bad request");
  if (target.path.length > longestPath) return sendText(res, 414, "Address too long");
  const outcome = route(
    target,
    { cookies: req.headers.cookie, acceptLanguage: req.headers["accept-language"] },
    release,
  );
  if (outcome.kind === "file") return sendFile(req, res, outcome.answer);
  if (outcome.kind === "redirect") return sendRedirect(res, outcome.reason, outcome.location);
  if (outcome.page === undefined) return sendText(res, 404, "Not found");
  return sendMissing(req, res, release.files.get(outcome.page) ?? release.files.get("/404.html"));
}

/** A proxy and this server could otherwise each use a different one. */
function namesTwoHosts(rawHeaders: readonly string[]): boolean {
  const isHost = (name: string) => name.length === 4 && name.toLowerCase() === "host";
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && isHost(name));
  return hosts.length > 1;
}

function answerOtherMethod(req: IncomingMessage, res: ServerResponse): void {
  if (req.method === "OPTIONS") return void res.writeHead(204, [...list(securityHeaders), ...allowedMethods]).end();
  // The request body is not read, so the connection cannot be reused.
  sendText(res, 405, "Method not allowed", [...allowedMethods, "Connection", "close"]);
}

function giveUp(res: ServerResponse, error: unknown): void {
  console.error(error);
  if (res.headersSent) res.destroy();
  else sendText(res, 500, "Server error");
}
