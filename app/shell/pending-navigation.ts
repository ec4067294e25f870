const targetKey = "pending-target";
const buildKey = "reloaded-build";

export function rememberTarget(target: string): void {
  write(targetKey, target);
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
