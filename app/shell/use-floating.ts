import { useEffect, useRef } from "react";

/** What may lie under the button: the ground of a page, between its texts, controls and pictures. */
const ground =
  ":is(body, main, section, footer, ul, div:not(:empty)):not(.carousel, .map, a *, .carousel *, .map *, .dial *, .embed *)";

/** Nearer to each other than any line of text is high. */
const places = [-0.1, 0.2, 0.5, 0.8, 1.1];

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
      if (!readsOn) timer = window.setTimeout(show, 150, button);
      // For browsers without scroll timelines.
      document.documentElement.classList.toggle("scrolled", scrollY > innerHeight / 4);
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
function show(button: HTMLElement) {
  if (!place(button, ground, ":not(img)") && scrollY < 1)
    place(button, `${ground}, img, picture, svg, svg :not(a *, text, text *)`, "*");
}

function place(button: HTMLElement, top: string, below: string): boolean {
  for (let rise = 16; rise < innerHeight - 140; rise += 12) {
    button.style.bottom = `${rise}px`;
    const { x, y, width, height } = button.getBoundingClientRect();
    const isGround = (across: number, down: number) =>
      document
        .elementsFromPoint(x + across * width, y + down * height)
        .every((element, depth) => element.matches(depth ? below : top));
    if (places.every((across) => places.every((down) => isGround(across, down)))) {
      button.dataset["shown"] = "true";
      return true;
    }
  }
  return false;
}
