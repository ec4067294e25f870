import { startTransition, useEffect, useState } from "react";

let takenOver = false;

/** False in the prerendered HTML and during hydration, then true. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(takenOver);
  useEffect(() => {
    takenOver = true;
    // A transition keeps large updates from blocking the page.
    startTransition(() => setHydrated(true));
  }, []);
  return hydrated;
}
