import { useEffect, useRef } from "react";
import { useI18n } from "../ui/i18n.tsx";
import { LanguageLink } from "./language-link.tsx";

const controls = "a, button, input, select, summary, iframe, .map";

/** Hidden while the visitor scrolls down, and wherever it would cover another control. */
export function LanguageToggle() {
  const { t } = useI18n();
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const button = ref.current!;
    let last = scrollY;
    let readsOn = false;
    const settle = () => {
      if (scrollY !== last) readsOn = scrollY > last && scrollY + innerHeight < document.body.scrollHeight - 4;
      last = scrollY;
      button.dataset["away"] = String(readsOn || liesOnControl(button));
      // For browsers without scroll timelines.
      document.documentElement.classList.toggle("scrolled", scrollY > innerHeight / 4);
    };
    // The body's size also changes with the page.
    const sizes = new ResizeObserver(settle);
    sizes.observe(document.body);
    addEventListener("scroll", settle);
    return () => {
      sizes.disconnect();
      removeEventListener("scroll", settle);
    };
  }, []);

  return (
    <nav ref={ref} className="language-toggle" data-away="true" aria-label={t("language.label")}>
      <LanguageLink data-language="" />
    </nav>
  );
}

/** Nine points, because no control is smaller than the distance between them. */
function liesOnControl(button: HTMLElement): boolean {
  const { left, top, width, height } = button.getBoundingClientRect();
  const shares = [0, 0.5, 1];
  return shares.some((x) =>
    shares.some((y) =>
      document
        .elementsFromPoint(left + x * width, top + y * height)
        .some((element) => !button.contains(element) && element.closest(controls)),
    ),
  );
}
