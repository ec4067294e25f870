import { isHashed, isPicture } from "./addresses.ts";

/** How many copies each store keeps; the oldest goes first. Pages count twice: their HTML and their data. */
const limits = { pages: 80, assets: 150, pictures: 200 };

type Store = keyof typeof limits;

export const stores = Object.keys(limits);

function storeOf(path: string): Store {
  if (!isHashed(path)) return "pages";
  return isPicture(path) ? "pictures" : "assets";
}

/** Only whole answers of this site: no other origin, no redirect, no error, no part of a file. */
export function isKeepable({ status, type, redirected }: Response): boolean {
  return status === 200 && type === "basic" && !redirected;
}

export async function copyOf(path: string): Promise<Response | undefined> {
  return (await caches.open(storeOf(path))).match(path, { ignoreVary: true });
}

/** Keeps an answer, or forgets the copy of a page that no longer exists. */
export async function keep(path: string, response: Response): Promise<void> {
  const store = storeOf(path);
  const cache = await caches.open(store);
  if (isKeepable(response)) {
    // Read to its end first: an answer that breaks off must not cost the copy there is.
    const body = await response.blob();
    await cache.put(path, new Response(body, { headers: response.headers }));
    await dropOldest(cache, limits[store]);
  } else if (response.status === 404 || response.status === 410) {
    await cache.delete(path);
  }
}

async function dropOldest(cache: Cache, limit: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - limit)).map((key) => cache.delete(key)));
}
