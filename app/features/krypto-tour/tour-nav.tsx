import { useEffect, useState } from "react";
import { useI18n } from "../../ui/i18n.tsx";

type TourNavProps = { parts: { id: string; name: string }[] };

/** The parts of a long page, at hand while it is read. */
export function TourNav({ parts }: TourNavProps) {
  const { t } = useI18n();
  const current = useCurrentPart(parts.map(({ id }) => id).join(" "));
  return (
    <nav className="tour-nav on-night" aria-label={t("tour.inPage")}>
      <ul className="wrap">
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "true" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The part whose heading last passed the middle of the window. */
function useCurrentPart(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = ids.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const top = (heading: Element) => heading.getBoundingClientRect().top;
        const passed = headings.filter((heading) => top(heading) < window.innerHeight / 2);
        // Of two that stand side by side, the one that was asked for.
        const row = passed.filter((heading) => top(heading) === top(passed.at(-1)!));
        setCurrent((row.find(({ id }) => `#${id}` === location.hash) ?? row[0])?.id);
      },
      { rootMargin: "0px 0px -50% 0px" },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
