declare global {
  interface Window {
    luma?: { initCheckout?: () => void };
  }
}

// The script adds elements to the head and the body only as direct children.
const marks = ['[id^="luma-"]', '[class^="luma-"]', '[class*=" luma-"]'];
const sources = ["lu.ma/", "luma.com/"].flatMap((host) => [`[src*="${host}"]`, `[href*="${host}"]`]);
const traces = [...marks, ...sources].map((trace) => `:is(head, body) > ${trace}`).join();

/** Removes the global, styles and overlays that the ticketing script leaves behind. */
export function removeTraces(): void {
  delete window.luma;
  for (const trace of document.querySelectorAll(traces)) trace.remove();
}
