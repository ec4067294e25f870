export function canCrossFade(): boolean {
  return (
    typeof document !== "undefined" &&
    "startViewTransition" in document &&
    !matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

let running: ViewTransition | undefined;

/** A skipped transition (a second click, a hidden tab) rejects a promise that nobody handles. */
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

/** During a transition all clicks hit the root element, so they are passed on to the element below. */
function forwardClick(click: MouseEvent): void {
  if (click.target !== document.documentElement) return;
  running?.skipTransition();
  const meant = document.elementFromPoint(click.clientX, click.clientY);
  if (meant !== click.target) meant?.dispatchEvent(new MouseEvent("click", click));
}
