/** An outside script that throws is one line in the console, never an error of this page. */
export function containOutsideErrors(): void {
  // The same listener is only ever added once.
  window.addEventListener("error", contain);
}

function contain(event: ErrorEvent): void {
  if (!isForeign(event) && !isHostingScript(event)) return;
  event.preventDefault();
  console.warn("An outside script failed; the page does without it.", event.filename);
}

/** The browser says this, and nothing more, of errors in scripts of other origins. */
function isForeign({ message, filename }: ErrorEvent): boolean {
  return message === "Script error." && filename === "";
}

/** The hosting provider serves its scripts from this origin. */
function isHostingScript({ filename }: ErrorEvent): boolean {
  return filename.startsWith(`${location.origin}/_vercel/`);
}
