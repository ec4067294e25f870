import type { EmblaCarouselType } from "embla-carousel";
import { useEffect, useRef, useState } from "react";
import { useNearViewport } from "./use-near-viewport.ts";

async function createCarousel(viewport: HTMLElement, speed: number): Promise<EmblaCarouselType> {
  const [embla, autoScroll] = await Promise.all([import("embla-carousel"), import("embla-carousel-auto-scroll")]);
  viewport.scrollLeft = 0;
  // Load the whole row, so that no logo appears blank.
  for (const logo of viewport.querySelectorAll("img")) logo.loading = "eager";
  return embla.default(viewport, { loop: true, align: "start", dragFree: true }, [
    autoScroll.default({ speed, startDelay: 0, stopOnInteraction: false, stopOnFocusIn: false, playOnInit: false }),
  ]);
}

/** Rows above the viewport also count, so that they are complete when scrolling back or printing. */
const nearOrPassed = "99999px 0px 300px";

const still = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Only the pause button stops the scrolling: not hover, drag or focus. */
export function useAutoScroll(speed: number) {
  const viewport = useRef<HTMLDivElement>(null);
  const near = useNearViewport(viewport, nearOrPassed);
  const [carousel, setCarousel] = useState<EmblaCarouselType>();
  const [choice, setChoice] = useState<"play" | "pause">();
  const paused = choice === undefined ? carousel !== undefined && still() : choice === "pause";

  useEffect(() => {
    if (!near || !viewport.current) return;
    const created = createCarousel(viewport.current, speed);
    created.then(setCarousel, (error: unknown) => console.warn("The logos stay still.", error));
    return () => void created.then((made) => made.destroy());
  }, [near, speed]);

  useEffect(() => {
    if (!carousel) return;
    const { autoScroll } = carousel.plugins();
    const play = () => autoScroll?.play();
    const stop = () => autoScroll?.stop();
    if (paused) {
      // The plugin restarts after a drag and emits this event just before.
      const stopAgain = () => queueMicrotask(stop);
      stop();
      carousel.on("autoScroll:play", stopAgain);
      return () => void carousel.off("autoScroll:play", stopAgain);
    }
    // Scrolling would undo the jump that brings a focused logo into view.
    play();
    carousel.on("slideFocusStart", stop).on("slideFocus", play);
    return () => void carousel.off("slideFocusStart", stop).off("slideFocus", play);
  }, [carousel, paused]);

  return { viewport, paused, ready: carousel !== undefined, toggle: () => setChoice(paused ? "play" : "pause") };
}
