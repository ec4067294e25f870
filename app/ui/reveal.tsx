import { type ReactNode, useEffect, useRef } from "react";

/**
 * Fades its content in, once, when it enters the viewport (100px margin, 5 % threshold).
 * Only a running script ever hides it, and only while it is still out of sight.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        element.classList.toggle("reveal-waiting", !entry.isIntersecting);
        if (entry.isIntersecting) observer.disconnect();
      },
      { rootMargin: "100px", threshold: 0.05 },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.classList.remove("reveal-waiting");
    };
  }, []);

  return (
    <div ref={ref} className="reveal">
      {children}
    </div>
  );
}
