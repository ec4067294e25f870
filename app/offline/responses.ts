import { chosenLanguage, preferredLanguage, prefixedTarget } from "#model/language-choice.ts";
import { type Language, languageOf } from "#model/languages.ts";
import { fallbackPages, inLanguage } from "#model/pages.ts";
import { isData, isFile, isHashed, pageAddress } from "./addresses.ts";
import { copyOf, fetchFile, isKeepable, isOfItsType, keep } from "./copies.ts";
import type { FetchEvent } from "./scope.ts";

/** Undefined for requests that the browser should handle itself. */
export function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || request.headers.has("range")) return undefined;
  if (request.mode === "navigate") return answerPage(event, url);
  if (isData(url.pathname)) return answerData(event, url.pathname);
  if (isHashed(url.pathname)) return answerFile(event, url.pathname);
  return undefined;
}

/** Network first, so that nobody online sees an old page. */
async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  const path = pageAddress(url.pathname);
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (!isFile(path)) keepCopy(event, path, response);
    return response;
  } catch (failure) {
    const copy = await copyOf(path);
    if (copy) return copy;
    if (isFile(path)) throw failure;
    if (!/^\/(?:fr|en)(?:\/|$)/.test(path)) return Response.redirect(prefixedTarget(url, await visitorLanguage()));
    return offlinePage(languageOf(path));
  }
}

async function answerData(event: FetchEvent, path: string): Promise<Response> {
  try {
    const response = await fetch(event.request);
    keepCopy(event, path, response);
    return response;
  } catch (failure) {
    const copy = await copyOf(path);
    if (copy) return copy;
    throw failure;
  }
}

async function answerFile(event: FetchEvent, path: string): Promise<Response> {
  const copy = await caches.match(path, { ignoreVary: true });
  // A page whose script failed to start bypasses all copies.
  if (copy && isOfItsType(path, copy) && event.request.cache !== "reload") return copy;
  const response = await fetchFile(path, event.request);
  keepCopy(event, path, response);
  return response;
}

function keepCopy(event: FetchEvent, path: string, response: Response): void {
  const copy = isKeepable(path, response) ? response.clone() : response;
  // A full disk only means no copy.
  event.waitUntil(keep(path, copy).catch(() => undefined));
}

async function offlinePage(lang: Language): Promise<Response> {
  const page = await caches.match(inLanguage(fallbackPages.offline, lang), { ignoreVary: true });
  if (!page) return Response.error();
  return new Response(page.body, { status: 503, headers: page.headers });
}

/** Like the server's choice; where a worker cannot read cookies, the browser's language. */
async function visitorLanguage(): Promise<Language> {
  const cookie = "cookieStore" in globalThis ? await cookieStore.get("lang") : null;
  return chosenLanguage(`lang=${cookie?.value ?? ""}`) ?? preferredLanguage(navigator.language);
}
