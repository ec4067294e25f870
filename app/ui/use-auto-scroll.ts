import type { EmblaCarouselType } from "embla-carousel";
import { useEffect, useRef, useState } from "react";
import { useNearViewport } from "./use-near-viewport.ts";

async function createCarousel(viewport: HTMLElement, speed: number): Promise<EmblaCarouselType> {
  const [embla, autoScroll] = await Promise.all([import("embla-carousel"), import("embla-carousel-auto-scroll")]);
  return embla.default(viewport, { loop: true, align: "start", dragFree: true }, [
    autoScroll.default({ speed, startDelay: 0, stopOnInteraction: false, stopOnFocusIn: false, playOnInit: false }),
  ]);
}

const still = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** An endless drift that only the pause control stops: not the pointer, not a drag, not focus. */
export function useAutoScroll(speed: number) {
  const viewport = useRef<HTMLDivElement>(null);
  const near = useNearViewport(viewport);
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
    if (!paused) {
      autoScroll?.play();
      return;
    }
    const stop = () => autoScroll?.stop();
    stop();
    // The plugin starts again by itself after a drag or when focus leaves; a paused row stays paused.
    carousel.on("autoScroll:play", stop);
    return () => void carousel.off("autoScroll:play", stop);
  }, [carousel, paused]);

  return { viewport, paused, ready: carousel !== undefined, toggle: () => setChoice(paused ? "play" : "pause") };
}
