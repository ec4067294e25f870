import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** True once the element could have grown while `wanted` without moving anything in view. */
export function useOutOfView(element: RefObject<HTMLElement | null>, wanted: boolean): boolean {
  const [out, setOut] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!wanted || !current) return;
    // Above the window the whole section counts: its other column may be longer.
    const section = current.closest("section") ?? current;
    const observer = new IntersectionObserver(() => {
      const isBelow = current.getBoundingClientRect().top > window.innerHeight;
      const isAbove = section.getBoundingClientRect().bottom < 0;
      // At once, because the visitor may have scrolled before a later render.
      if (isBelow || isAbove) flushSync(() => setOut(true));
    });
    observer.observe(current);
    observer.observe(section);
    return () => observer.disconnect();
  }, [element, wanted]);
  return out;
}
