import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import sirv from "sirv";
import {
  contentSecurityPolicy,
  fileHeaders,
  reportOnlyPolicy,
  redirectCaching,
  securityHeaders,
} from "../policy/headers.ts";
import { readFiles } from "./files.ts";
import { readNotFoundPages, sendNotFound } from "./not-found.ts";
import { parseTarget } from "./request-target.ts";
import { route, type Outcome } from "./route.ts";
import { sendFile, sendRedirect, sendText } from "./send.ts";
import type { Site } from "./site.ts";

const allowedMethods = "GET, HEAD, OPTIONS";

/** Answers for the built folder `root`, which is read once, now. */
export function createHandler({ root, site }: { root: string; site: Site }): RequestListener {
  const files = readFiles(root);
  const bodies = readNotFoundPages(files);
  const pages = new Set(site.pages);
  const serve = sirv(root, { extensions: [] });

  function answer(req: IncomingMessage, res: ServerResponse): void {
    if (req.method !== "GET" && req.method !== "HEAD") return answerOtherMethod(req, res);
    const target = parseTarget(req.url ?? "");
    if (!target) return sendText(res, 400, "Bad request");
    const visitor = {
      cookies: req.headers.cookie,
      acceptLanguage: req.headers["accept-language"],
      pages,
    };
    send(req, res, route(target, visitor, files));
  }

  function send(req: IncomingMessage, res: ServerResponse, outcome: Outcome): void {
    if (outcome.kind === "redirect") {
      setHeaders(res, redirectCaching[outcome.reason]);
      return sendRedirect(res, outcome.reason === "language" ? 307 : 308, outcome.location);
    }
    if (outcome.kind === "missing") {
      const path = outcome.page && (files.has(outcome.page) ? outcome.page : "/404.html");
      if (path) setPolicy(res, path);
      return sendNotFound(req, res, { files, bodies, path });
    }
    setHeaders(res, fileHeaders(outcome.address));
    if (outcome.file.path.endsWith(".html")) setPolicy(res, outcome.address);
    sendFile(req, res, outcome.file, serve);
  }

  function setPolicy(res: ServerResponse, address: string): void {
    if (!site.csp) return;
    const own = Object.hasOwn(site.csp, address) ? site.csp[address] : undefined;
    const policy = own ?? contentSecurityPolicy({ scriptHashes: [], embeds: [] });
    const reportOnly = reportOnlyPolicy(policy);
    res.setHeader("Content-Security-Policy", policy);
    if (reportOnly) res.setHeader("Content-Security-Policy-Report-Only", reportOnly);
  }

  return (req, res) => {
    setHeaders(res, securityHeaders);
    try {
      answer(req, res);
    } catch (error) {
      console.error(error);
      if (res.headersSent) res.destroy();
      else sendText(res, 500, "Server error");
    }
  };
}

function answerOtherMethod(req: IncomingMessage, res: ServerResponse): void {
  res.setHeader("Allow", allowedMethods);
  if (req.method === "OPTIONS") return void res.writeHead(204).end();
  // The body of the request is not read, so the connection cannot be used again.
  res.setHeader("Connection", "close");
  sendText(res, 405, "Method not allowed");
}

function setHeaders(res: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}
