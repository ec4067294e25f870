import { type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import styles from "./krypto-tour.module.css";

type Part = { id: string; name: string };

/** A row of links, or a folded list on narrow screens. */
export function TourNav({ parts }: { parts: Part[] }) {
  const { t } = useI18n();
  const current = useCurrentPart(parts.map(({ id }) => id).join(" "));
  const list = useRef<HTMLDetailsElement>(null);
  useClosedByFocus(list);
  const links = (look: string) =>
    parts.map(({ id, name }) => (
      <li key={id}>
        <a
          className={`flex items-center font-semibold focus-visible:-outline-offset-3 ${look} ${styles.link}`}
          href={`#${id}`}
          aria-current={id === current ? "true" : undefined}
        >
          {name}
        </a>
      </li>
    ));
  return (
    <nav
      className={`on-night sticky top-(--bar) z-10 border-t border-rule-night text-sm print:hidden ${styles.nav}`}
      aria-label={t("tour.inPage")}
    >
      <ul className="wrap flex flex-wrap gap-x-5 max-xl:gap-x-4 max-xl:text-xs max-lg:hidden">{links("min-h-14")}</ul>
      <details ref={list} className="wrap lg:hidden" onClick={closeAfterChoice}>
        <summary className="flex min-h-14 items-center justify-between gap-4 max-xs:text-xs [&::-webkit-details-marker]:hidden">
          <b className="border-b-3 border-accent font-semibold">
            {(parts.find(({ id }) => id === current) ?? parts[0])?.name}
          </b>
          <span className="text-on-night-soft">
            {t("tour.inPage")}
            <span aria-hidden="true"> ▾</span>
          </span>
        </summary>
        <ul>{links("min-h-11 border-t border-rule-night")}</ul>
      </details>
    </nav>
  );
}

function closeAfterChoice({ target, currentTarget }: MouseEvent<HTMLDetailsElement>) {
  if (target instanceof HTMLAnchorElement) currentTarget.open = false;
}

/** Closes the list when the focus leaves it, so that it never covers the focused element. */
function useClosedByFocus(list: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const close = ({ target }: FocusEvent) => {
      if (list.current && target instanceof Node && !list.current.contains(target)) list.current.open = false;
    };
    addEventListener("focusin", close);
    return () => removeEventListener("focusin", close);
  }, [list]);
}

/** The section that crosses a line at 30 % of the window's height. */
function useCurrentPart(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const sections = ids.split(" ").flatMap((id) => document.getElementById(id)?.closest("section") ?? []);
    const crossing = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) crossing[isIntersecting ? "add" : "delete"](target);
        setCurrent(sections.findLast((section) => crossing.has(section))?.getAttribute("aria-labelledby") ?? undefined);
      },
      { rootMargin: "-30% 0px -70% 0px" },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
