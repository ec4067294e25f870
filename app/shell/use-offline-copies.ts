import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useIsStatic } from "./use-is-static.ts";

/** Registers the service worker once the page has loaded, and asks it for a copy of each page the visitor opens. */
export function useOfflineCopies(wanted: boolean): void {
  const { pathname } = useLocation();
  const missing = useIsStatic();
  const first = useRef(true);

  useEffect(() => {
    if (!wanted || missing || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const page = pathname.replace(/\/+$/, "");
    // Some browsers refuse a worker in private windows; the site is the same without it.
    (first.current ? keepOpened(page) : keepReached(page)).catch(() => undefined);
    first.current = false;
  }, [wanted, missing, pathname]);
}

/** A page opened as a document: its data is still missing and, without a worker so far, so is all the rest. */
async function keepOpened(page: string): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  const controlled = navigator.serviceWorker.controller !== null;
  await navigator.serviceWorker.register("/service-worker.js");
  await send(controlled ? [`${page}.data`] : [page, `${page}.data`, ...ownFiles()]);
}

/** A page reached inside the site: its document is missing. */
function keepReached(page: string): Promise<void> {
  return send([page]);
}

async function send(addresses: string[]): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(addresses, []);
}

function ownFiles(): string[] {
  const names = performance.getEntriesByType("resource").map(({ name }) => name);
  return names.filter((name) => name.startsWith(`${location.origin}/`));
}
