import { isHashed, isPicture } from "./addresses.ts";

/** The sizes of this build's scripts and style sheets, inserted by the build. */
declare const ASSET_SIZES: Record<string, number>;

/** The expected content type of each kind of address; all others are pages. */
const types: [path: RegExp, type: RegExp][] = [
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.woff2$/, /font/],
  [/^\/(?:art|assets|pictures)\//, /^image\//],
  [/\.data$/, /^(?!text\/html)/],
];

/** Maximum number of stored responses; the oldest is deleted first, and each page counts twice (HTML and data). */
const limits = { pages: 80, assets: 150, pictures: 200 };

type Store = keyof typeof limits;

export const stores = Object.keys(limits);

function storeOf(path: string): Store {
  if (!isHashed(path)) return "pages";
  return isPicture(path) ? "pictures" : "assets";
}

/** Only complete responses of this site with the expected type: no other origin, redirect, error or partial file. */
export function isKeepable(path: string, response: Response): boolean {
  const { status, type, redirected } = response;
  return status === 200 && type === "basic" && !redirected && isOfItsType(path, response);
}

/** Some hosts answer every address with an HTML page during maintenance. */
export function isOfItsType(path: string, { headers }: Response): boolean {
  const [, expected] = types.find(([known]) => known.test(path)) ?? [path, /^text\/html/];
  return expected.test(headers.get("content-type") ?? "");
}

/** A hashed file, fetched again if the browser's cache has something else under its name. */
export async function fetchFile(path: string, request: RequestInfo = path): Promise<Response> {
  const response = await fetch(request);
  return response.ok && !isOfItsType(path, response) ? fetch(path, { cache: "reload" }) : response;
}

/** The complete response, or undefined if its type or size is wrong. */
export async function wholeCopy(path: string, response: Response): Promise<Response | undefined> {
  const body = await response.blob();
  const isRight = isOfItsType(path, response) && body.size === (ASSET_SIZES[path] ?? body.size);
  return isRight ? new Response(body, { headers: response.headers }) : undefined;
}

export async function copyOf(path: string): Promise<Response | undefined> {
  return (await caches.open(storeOf(path))).match(path, { ignoreVary: true });
}

/** Stores a response, or deletes the copy of a page that no longer exists. */
export async function keep(path: string, response: Response): Promise<void> {
  const store = storeOf(path);
  const cache = await caches.open(store);
  if (isKeepable(path, response)) {
    // Read to the end first, so that an aborted response does not replace the stored copy.
    const copy = await wholeCopy(path, response);
    if (!copy) return;
    await cache.put(path, copy);
    await dropOldest(cache, limits[store]);
  } else if (response.status === 404 || response.status === 410) {
    await cache.delete(path);
  }
}

async function dropOldest(cache: Cache, limit: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - limit)).map((key) => cache.delete(key)));
}
