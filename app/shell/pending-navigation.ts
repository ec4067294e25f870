import { useEffect } from "react";
import { createPath, useLocation } from "react-router";

const targetKey = "pending-target";
const buildKey = "reloaded-build";

/**
 * When a chunk is missing after an update, the router reloads the current page; the new build then continues to the
 * target.
 */
export function usePendingNavigation(): void {
  const here = createPath(useLocation());

  useEffect(() => {
    let target = here;
    // Listens for clicks, because a chunk that fails at once reloads the page before the router reports a navigation.
    const note = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link && event.defaultPrevented && link.origin === location.origin) target = createPath(link);
    };
    const remember = () => {
      if (target !== here) write(targetKey, target);
    };
    const watching = new AbortController();
    addEventListener("click", note, { signal: watching.signal });
    addEventListener("pagehide", remember, { signal: watching.signal });
    return () => watching.abort();
  }, [here]);
}

/** The address the visitor was going to before the reload; returned once. */
export function takeTarget(): string | undefined {
  const target = read(targetKey);
  write(targetKey, "");
  const [entry] = performance.getEntriesByType("navigation");
  const here = location.pathname + location.search + location.hash;
  return target && target !== here && entry instanceof PerformanceNavigationTiming && entry.type === "reload"
    ? target
    : undefined;
}

/** True once per build, and only online, so that a reload that does not help is not repeated. */
export function mayReload(build: string): boolean {
  if (!navigator.onLine || read(buildKey) === build) return false;
  write(buildKey, build);
  return read(buildKey) === build;
}

// Without storage, a click is lost after an update, and nothing else.
function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function write(key: string, value: string): void {
  try {
    if (value) sessionStorage.setItem(key, value);
    else sessionStorage.removeItem(key);
  } catch {
    // See above.
  }
}
