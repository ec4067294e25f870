import { type ReactNode, useEffect, useRef } from "react";

let shared: IntersectionObserver | undefined;

/** A shared observer, as a page may have a hundred elements to reveal. */
function observer(): IntersectionObserver {
  shared ??= new IntersectionObserver(
    (entries, self) => {
      for (const { target, isIntersecting } of entries) {
        target.toggleAttribute("data-waiting", !isIntersecting);
        if (isIntersecting) self.unobserve(target);
      }
    },
    { rootMargin: "100px", threshold: 0.05 },
  );
  return shared;
}

/** Fades its content in once, when it enters the viewport; without scripts it is always visible. */
export function Reveal({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    observer().observe(element);
    return () => {
      observer().unobserve(element);
      element.removeAttribute("data-waiting");
    };
  }, []);

  return (
    <div
      ref={ref}
      className="not-data-waiting:[transition:opacity_0.25s,translate_0.25s] not-print:data-waiting:[translate:0_1rem] not-print:data-waiting:opacity-0"
    >
      {children}
    </div>
  );
}
