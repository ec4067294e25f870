import { useEffect, useRef } from "react";

const ground = "body, main, section, footer, ul, div:not(:empty)";
const busy = "a, button, dialog, .carousel, .map, .dial, .embed-space";

/**
 * A floating button hides while the visitor reads on, and comes back when they scroll up and at either end of the page:
 * on the right, in the lowest place where it covers nothing.
 */
export function useFloating() {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const button = ref.current;
    if (!button) return;
    let last = 0;
    let timer = 0;
    const settle = () => {
      const isEnd = scrollY + innerHeight > document.body.scrollHeight - 4;
      const readsOn = scrollY > last && !isEnd;
      last = scrollY;
      clearTimeout(timer);
      if (!button.contains(document.activeElement)) button.classList.remove("language-toggle-shown");
      if (!readsOn) timer = window.setTimeout(show, 150, button);
      // For browsers without scroll timelines.
      document.documentElement.classList.toggle("scrolled", scrollY > innerHeight / 4);
    };
    const sizes = new ResizeObserver(settle);
    sizes.observe(document.body);
    addEventListener("scroll", settle, { passive: true });
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      removeEventListener("scroll", settle);
    };
  }, []);

  return ref;
}

function show(button: HTMLElement) {
  for (let rise = 16; rise < innerHeight - 140; rise += 12) {
    button.style.bottom = `${rise}px`;
    if (isClear(button.getBoundingClientRect())) return button.classList.add("language-toggle-shown");
  }
}

function isClear({ x, y, width, height }: DOMRect): boolean {
  const shares = [-0.1, 0.25, 0.5, 0.75, 1.1];
  return shares.every((across) =>
    shares.every((down) => {
      const element = document.elementFromPoint(
        Math.min(innerWidth - 1, x + across * width),
        Math.min(innerHeight - 1, y + down * height),
      );
      return element?.matches(ground) && !element.closest(busy);
    }),
  );
}
