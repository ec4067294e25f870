/** Turns errors of third-party scripts into a warning. */
export function containOutsideErrors(): void {
  // Adding the same listener twice has no effect.
  window.addEventListener("error", contain);
}

function contain(event: ErrorEvent): void {
  const { message, filename } = event;
  // Browsers report nothing else about errors in cross-origin scripts.
  const isForeign = message === "Script error." && filename === "";
  // Vercel serves its scripts from this origin.
  const isHostingScript = filename.startsWith(`${location.origin}/_vercel/`);
  if (!isForeign && !isHostingScript) return;
  event.preventDefault();
  console.warn("An outside script failed; the page does without it.", filename);
}
