import { isHashed, isPicture } from "./addresses.ts";

/** How large this build's scripts and style sheets are; written in by the build. */
declare const ASSET_SIZES: Record<string, number>;

/** What each kind of address is answered with; any other is a page. */
const types: [path: RegExp, type: RegExp][] = [
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.woff2$/, /font/],
  [/^\/(?:art|assets|pictures)\//, /^image\//],
  [/\.data$/, /^(?!text\/html)/],
];

/** How many copies each store keeps; the oldest goes first. Pages count twice: their HTML and their data. */
const limits = { pages: 80, assets: 150, pictures: 200 };

type Store = keyof typeof limits;

export const stores = Object.keys(limits);

function storeOf(path: string): Store {
  if (!isHashed(path)) return "pages";
  return isPicture(path) ? "pictures" : "assets";
}

/** Only whole answers of this site: no other origin, no redirect, no error, no part of a file, no page for a script. */
export function isKeepable(path: string, response: Response): boolean {
  const { status, type, redirected } = response;
  return status === 200 && type === "basic" && !redirected && isOfItsType(path, response);
}

/** Some hosts answer every address with a page of their own while they are being repaired. */
export function isOfItsType(path: string, { headers }: Response): boolean {
  const [, expected] = types.find(([known]) => known.test(path)) ?? [path, /^text\/html/];
  return expected.test(headers.get("content-type") ?? "");
}

/** A hashed file; asked for anew where the browser itself has kept something else under its name. */
export async function fetchFile(path: string, request: RequestInfo = path): Promise<Response> {
  const response = await fetch(request);
  return response.ok && !isOfItsType(path, response) ? fetch(path, { cache: "reload" }) : response;
}

/** An answer read to its end; none if it is not what the address stands for. */
export async function wholeCopy(path: string, response: Response): Promise<Response | undefined> {
  const body = await response.blob();
  const isRight = isOfItsType(path, response) && body.size === (ASSET_SIZES[path] ?? body.size);
  return isRight ? new Response(body, { headers: response.headers }) : undefined;
}

export async function copyOf(path: string): Promise<Response | undefined> {
  return (await caches.open(storeOf(path))).match(path, { ignoreVary: true });
}

/** Keeps an answer, or forgets the copy of a page that no longer exists. */
export async function keep(path: string, response: Response): Promise<void> {
  const store = storeOf(path);
  const cache = await caches.open(store);
  if (isKeepable(path, response)) {
    // Read to its end first: an answer that breaks off must not cost the copy there is.
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
