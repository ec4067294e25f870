import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { withoutLanguage } from "#model/pages.ts";
import { useIsStatic } from "./use-is-static.ts";

/** On the home page the bar is clear until the hero is scrolled away; browsers without scroll timelines get a listener. */
export function useClearBar() {
  const ref = useRef<HTMLElement>(null);
  const isStatic = useIsStatic();
  const clear = withoutLanguage(useLocation().pathname) === "/" && !isStatic;

  useEffect(() => {
    if (!clear || CSS.supports("animation-timeline: scroll()")) return;
    const update = () => ref.current?.classList.toggle("bar-solid", window.scrollY > window.innerHeight * 0.25);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [clear]);

  return [ref, clear] as const;
}
