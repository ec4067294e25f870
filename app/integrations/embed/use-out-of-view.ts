import { type RefObject, useEffect, useState } from "react";

/** True once the element has been out of view while `wanted`. */
export function useOutOfView(element: RefObject<HTMLElement | null>, wanted: boolean): boolean {
  const [out, setOut] = useState(false);
  useEffect(() => {
    if (!wanted || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === false && setOut(true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, wanted]);
  return out;
}
