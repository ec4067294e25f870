import { type RefObject, startTransition, useEffect, useState } from "react";

export function useNearViewport(element: RefObject<HTMLElement | null>, margin = "300px"): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || near) return;
    const come = () => startTransition(() => setNear(true));
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && come(), { rootMargin: margin });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, near]);
  return near;
}
