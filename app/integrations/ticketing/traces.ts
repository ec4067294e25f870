declare global {
  interface Window {
    luma?: { initCheckout?: () => void };
  }
}

// The script writes to the ends of the head and the body; everything deeper belongs to the page.
const marks = ['[id^="luma-"]', '[class^="luma-"]', '[class*=" luma-"]'];
const sources = ["lu.ma/", "luma.com/"].flatMap((host) => [`[src*="${host}"]`, `[href*="${host}"]`]);
const traces = [...marks, ...sources].map((trace) => `:is(head, body) > ${trace}`).join();

/** Removing the ticketing script leaves its global, styles and overlays behind: they go too. */
export function removeTraces(): void {
  delete window.luma;
  for (const trace of document.querySelectorAll(traces)) trace.remove();
}
