const targetKey = "pending-target";
const buildKey = "reloaded-build";

export function rememberTarget(target: string): void {
  write(targetKey, target);
}

/** Where the visitor was going when the page was reloaded under them; given once. */
export function takeTarget(): string | undefined {
  const target = read(targetKey);
  write(targetKey, "");
  const [entry] = performance.getEntriesByType("navigation");
  const here = location.pathname + location.search + location.hash;
  return target && target !== here && entry instanceof PerformanceNavigationTiming && entry.type === "reload"
    ? target
    : undefined;
}

/** True once per build: a reload that did not help is not tried again, nor one that the network cannot answer. */
export function mayReload(build: string): boolean {
  if (!navigator.onLine || read(buildKey) === build) return false;
  write(buildKey, build);
  return read(buildKey) === build;
}

// Storage can be off: a click is then lost after an update, and nothing else.
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
