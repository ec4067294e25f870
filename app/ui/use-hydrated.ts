import { startTransition, useEffect, useState } from "react";

let takenOver = false;

/** False in the prerendered HTML and while it is taken over, true from then on. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(takenOver);
  useEffect(() => {
    takenOver = true;
    // A large part that is drawn anew is drawn in small steps, and not at once.
    startTransition(() => setHydrated(true));
  }, []);
  return hydrated;
}
