import { Children, type ReactNode, useId } from "react";
import styles from "./carousel.module.css";
import { useI18n } from "./i18n.tsx";
import { useAutoScroll } from "./use-auto-scroll.ts";

type CarouselProps = { name: string; speed: number; perRow: 4 | 5; children: ReactNode };

/** Without scripts or with reduced motion, the row scrolls by hand. */
export function Carousel({ name, speed, perRow, children }: CarouselProps) {
  const { t } = useI18n();
  const { viewport, paused, toggle, ready } = useAutoScroll(speed);
  const heading = useId();
  return (
    <section
      className={`print:block ${styles.carousel}`}
      aria-roledescription={t("home.carousel")}
      aria-labelledby={heading}
    >
      <div className="flex items-center justify-between gap-2 min-h-11 pl-(--page-edge) pr-4">
        <h3 id={heading} className="text-base">
          {name}
        </h3>
        <button
          type="button"
          className="grid size-11 flex-none place-items-center hover:bg-day forced-colors:border-2"
          hidden={!ready}
          onClick={toggle}
        >
          <svg className="size-3.5 fill-current" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
            <path d={paused ? "M3 1l11 7-11 7z" : "M3 2h4v12H3zM9 2h4v12H9z"} />
          </svg>
          <span className="sr-only">{t(paused ? "home.playLabel" : "home.pauseLabel", { name })}</span>
        </button>
      </div>
      <div
        ref={viewport}
        className={`print:overflow-visible ${styles.view} ${ready ? styles.live : ""}`}
        tabIndex={ready ? undefined : 0}
        role="group"
        aria-labelledby={heading}
      >
        <ul className={`${styles.track} ${perRow === 5 ? styles.five : ""}`}>
          {Children.map(children, (item) => (
            <li>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
