import { isData, isFile, isHashed, pageAddress } from "./addresses.ts";
import { answerTo } from "./responses.ts";
import { copyOf, fetchFile, keep, stores, wholeCopy } from "./copies.ts";
import { scope } from "./scope.ts";

/** The offline pages and the files they need, inserted by the build. */
declare const OFFLINE_SHELL: { name: string; paths: string[] };
const shell = OFFLINE_SHELL;

scope.addEventListener("install", (event) => event.waitUntil(keepShell().then(() => scope.skipWaiting())));
scope.addEventListener("activate", (event) => event.waitUntil(takeOver()));
scope.addEventListener("fetch", (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});
// A page sends the addresses it loaded before this worker was active.
scope.addEventListener("message", (event) => {
  const { paths, cache } = event.data;
  event.waitUntil(Promise.allSettled(paths.map((path) => fetchCopy(path, cache))));
});

async function keepShell(): Promise<void> {
  const cache = await caches.open(shell.name);
  await Promise.all(
    shell.paths.map(async (path) => {
      const response = await (isHashed(path) ? fetchFile(path) : fetch(path, { cache: "no-cache" }));
      // A new response, because browsers refuse a redirected one for another address.
      const copy = response.ok && (await wholeCopy(path, response));
      if (!copy) throw new Error(`${path} answered ${response.status} ${response.headers.get("content-type")}`);
      await cache.put(path, copy);
    }),
  );
}

async function takeOver(): Promise<void> {
  const current = [shell.name, ...stores];
  const outdated = (await caches.keys()).filter((name) => !current.includes(name));
  await Promise.all(outdated.map((name) => caches.delete(name)));
  const { navigationPreload: preload } = scope.registration;
  // In Firefox a failed preload fails the navigation, so that no copy can be shown.
  await (navigator.userAgent.includes("Firefox/") ? preload?.disable() : preload?.enable());
  await scope.clients.claim();
}

async function fetchCopy(address: string, cache: RequestCache): Promise<void> {
  const { origin, pathname: path } = new URL(address, location.origin);
  if (origin !== location.origin) return;
  if (!isFile(path)) await keep(pageAddress(path), await fetch(path, { cache }));
  else if (isData(path)) await keep(path, await fetch(path, { cache }));
  else if (isHashed(path) && !(await copyOf(path))) await keep(path, await fetchFile(path));
}
