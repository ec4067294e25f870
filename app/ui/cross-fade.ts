/** Whether one page may fade into the next: the browser knows how, and the visitor has not asked for less motion. */
export function mayFade(): boolean {
  return (
    typeof document !== "undefined" &&
    "startViewTransition" in document &&
    !matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

/** A fade that is given up (a second click, a hidden tab) rejects a promise nobody waits for; that is no error. */
export function tameFades(): void {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    const fade = start(update);
    fade.ready.catch(() => {});
    return fade;
  };
}
