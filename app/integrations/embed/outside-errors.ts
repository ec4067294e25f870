/** Turns errors of third-party scripts into a warning. */
export function containOutsideErrors(): void {
  // Adding the same listener twice has no effect.
  window.addEventListener("error", contain);
}

function contain(event: ErrorEvent): void {
  if (!isForeign(event) && !isHostingScript(event)) return;
  event.preventDefault();
  console.warn("An outside script failed; the page does without it.", event.filename);
}

/** Browsers report nothing else about errors in cross-origin scripts. */
function isForeign({ message, filename }: ErrorEvent): boolean {
  return message === "Script error." && filename === "";
}

/** Vercel serves its scripts from this origin. */
function isHostingScript({ filename }: ErrorEvent): boolean {
  return filename.startsWith(`${location.origin}/_vercel/`);
}
