import { isFile, isHashed, pageAddress } from "./addresses.ts";
import { answerTo } from "./responses.ts";
import { copyOf, keep, stores } from "./copies.ts";
import { scope } from "./scope.ts";

/** The offline pages and the files they need; written in by the build. */
declare const OFFLINE_SHELL: { name: string; paths: string[] };
const shell = OFFLINE_SHELL;

scope.addEventListener("install", (event) => event.waitUntil(keepShell().then(() => scope.skipWaiting())));
scope.addEventListener("activate", (event) => event.waitUntil(takeOver()));
scope.addEventListener("fetch", (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});
// A page tells what it was made of before this worker was there to see it.
scope.addEventListener("message", (event) => {
  const paths = Array.isArray(event.data) ? event.data.filter((path) => typeof path === "string") : [];
  event.waitUntil(Promise.allSettled(paths.map(fetchCopy)));
});

async function keepShell(): Promise<void> {
  const cache = await caches.open(shell.name);
  await Promise.all(
    shell.paths.map(async (path) => {
      const response = await fetch(path, { cache: "no-cache" });
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      // A new response, because a page that was reached by a redirect may not be shown for another address.
      await cache.put(path, new Response(response.body, { headers: response.headers }));
    }),
  );
}

async function takeOver(): Promise<void> {
  const current = [shell.name, ...stores];
  const outdated = (await caches.keys()).filter((name) => !current.includes(name));
  await Promise.all(outdated.map((name) => caches.delete(name)));
  const { navigationPreload: preload } = scope.registration;
  // In Firefox a preload that fails takes the page with it, and no copy can be shown.
  await (navigator.userAgent.includes("Firefox/") ? preload?.disable() : preload?.enable());
  await scope.clients.claim();
}

async function fetchCopy(address: string): Promise<void> {
  const { origin, pathname } = new URL(address, location.origin);
  if (origin !== location.origin) return;
  if (isHashed(pathname) && (await copyOf(pathname))) return;
  await keep(isFile(pathname) ? pathname : pageAddress(pathname), await fetch(pathname));
}
