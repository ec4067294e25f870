import type { EmblaCarouselType } from "embla-carousel";
import { useEffect, useRef, useState } from "react";
import { useNearViewport } from "./use-near-viewport.ts";

async function createCarousel(viewport: HTMLElement, speed: number): Promise<EmblaCarouselType> {
  const [embla, autoScroll] = await Promise.all([import("embla-carousel"), import("embla-carousel-auto-scroll")]);
  viewport.scrollLeft = 0;
  // The whole row, so that no logo drifts in blank.
  for (const logo of viewport.querySelectorAll("img")) logo.loading = "eager";
  return embla.default(viewport, { loop: true, align: "start", dragFree: true }, [
    autoScroll.default({ speed, startDelay: 0, stopOnInteraction: false, stopOnFocusIn: false, playOnInit: false }),
  ]);
}

/** A row that was jumped over counts as seen, so that it is whole for whoever scrolls back, prints or takes a picture. */
const nearOrPassed = "99999px 0px 300px";

const still = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** An endless drift that only the pause control stops: not the pointer, not a drag, not focus. */
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
      // The plugin starts again by itself after a drag, and says so just before it does.
      const stopAgain = () => queueMicrotask(stop);
      stop();
      carousel.on("autoScroll:play", stopAgain);
      return () => void carousel.off("autoScroll:play", stopAgain);
    }
    // The drift would undo the jump that brings a focused logo into view.
    play();
    carousel.on("slideFocusStart", stop).on("slideFocus", play);
    return () => void carousel.off("slideFocusStart", stop).off("slideFocus", play);
  }, [carousel, paused]);

  return { viewport, paused, ready: carousel !== undefined, toggle: () => setChoice(paused ? "play" : "pause") };
}
