/** Whether one page may fade into the next: the browser knows how, and the visitor has not asked for less motion. */
export function canCrossFade(): boolean {
  return (
    typeof document !== "undefined" &&
    "startViewTransition" in document &&
    !matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

let running: ViewTransition | undefined;

/** A fade that is given up (a second click, a hidden tab) rejects a promise nobody waits for; that is no error. */
export function handleInterruptedFades(): void {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    running = start(update);
    running.ready.catch(() => {});
    return running;
  };
  document.addEventListener("click", forwardClick);
}

/** While pages fade, the browser gives every click to the document: it ends the fade, and goes on to what lies there. */
function forwardClick(click: MouseEvent): void {
  if (click.target !== document.documentElement) return;
  running?.skipTransition();
  const meant = document.elementFromPoint(click.clientX, click.clientY);
  if (meant !== click.target) meant?.dispatchEvent(new MouseEvent("click", click));
}
