import { useEffect, useRef } from "react";

/** What may lie under the button: the ground of a page, between its texts, controls and pictures. */
const ground =
  ":is(body, main, section, footer, ul, div:not(:empty)):not(.carousel, .map, a *, .carousel *, .map *, .dial *, .embed *)";

/** Across the button and a little beyond, nearer to each other than letters are wide. */
const across = [0.5, -0.1, 1.1, 0.2, 0.8];

/**
 * A floating button hides while the visitor reads on, and comes back when they scroll up and at either end of the page:
 * on the right, in the lowest place where it covers nothing.
 */
export function useFloating() {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const button = ref.current!;
    let last = 0;
    let timer = 0;
    const settle = () => {
      const readsOn = scrollY > last && scrollY + innerHeight < document.body.scrollHeight - 4;
      last = scrollY;
      clearTimeout(timer);
      if (!button.contains(document.activeElement)) button.dataset["shown"] = "";
      if (!readsOn) search(show(button), 150);
      // For browsers without scroll timelines.
      document.documentElement.classList.toggle("scrolled", scrollY > innerHeight / 4);
    };
    /** In steps, so that on a slow phone a touch can come between. */
    const search = (steps: Generator, delay = 0) => {
      timer = window.setTimeout(() => {
        for (const start = performance.now(); performance.now() - start < 8;) if (steps.next().done) return;
        search(steps);
      }, delay);
    };
    // A page that grows is not one that is scrolled.
    const sizes = new ResizeObserver(() => (scrollY < 1 || button.dataset["shown"]) && settle());
    sizes.observe(document.body);
    addEventListener("scroll", settle);
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      removeEventListener("scroll", settle);
    };
  }, []);

  return ref;
}

/** Texts and controls are never covered; a picture is, at the top of a page that has nothing else there. */
function* show(button: HTMLElement) {
  if (!(yield* place(button, ground, ":not(img)")) && scrollY < 1)
    yield* place(button, `${ground}, img, picture, svg, svg :not(a *, text, text *)`, "*");
}

/** Looks at row after row of the window, from the bottom up, until enough of them are free. */
function* place(button: HTMLElement, top: string, below: string): Generator<void, boolean> {
  const { x, width, height } = button.getBoundingClientRect();
  // Less than any line of text is high.
  const step = height / 4;
  const isGround = (y: number) => (share: number) =>
    document.elementsFromPoint(x + share * width, y).every((element, depth) => element.matches(depth ? below : top));
  for (let y = innerHeight - 16 + step / 2, free = 0; y > 140; y -= step) {
    yield;
    free = across.every(isGround(y)) ? free + 1 : 0;
    if (free < 6) continue;
    button.style.bottom = `${innerHeight - y - 4.5 * step}px`;
    button.dataset["shown"] = "true";
    return true;
  }
  return false;
}
