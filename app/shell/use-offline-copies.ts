import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { KeepMessage } from "../offline/scope.ts";
import { useIsStatic } from "./static-pages.ts";

/** Registers the service worker after the page has loaded, and has it store each visited page. */
export function useOfflineCopies(wanted: boolean): void {
  const { pathname } = useLocation();
  const missing = useIsStatic();
  const first = useRef(true);

  useEffect(() => {
    if (!wanted || missing || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const page = pathname.replace(/\/+$/, "");
    // Some browsers refuse workers in private windows; the site works without.
    (first.current ? keepOpened(page) : send([page], "default")).catch(() => undefined);
    first.current = false;
  }, [wanted, missing, pathname]);
}

/** After a document load the data is missing, and without an active worker everything else too. */
async function keepOpened(page: string): Promise<void> {
  const controlled = navigator.serviceWorker.controller !== null;
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  // A worker that becomes active during the load makes the browser load pictures twice.
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  await navigator.serviceWorker.register("/service-worker.js");
  await navigator.serviceWorker.ready;
  if (!controlled) await send([page, ...ownFiles()], "force-cache");
  await send([`${page}.data`], "default");
}

async function send(paths: string[], cache: RequestCache): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const message: KeepMessage = { paths, cache };
  active?.postMessage(message, []);
}

function ownFiles(): string[] {
  const names = performance.getEntriesByType("resource").map(({ name }) => name);
  return names.filter((name) => name.startsWith(`${location.origin}/`));
}
