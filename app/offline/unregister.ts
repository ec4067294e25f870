import { scope } from "./scope.ts";

/** Replaces the worker if the settings say `offline: false`: deletes all copies and unregisters itself. */
scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await scope.registration.unregister();
}
