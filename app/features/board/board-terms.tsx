import { useI18n } from "../../ui/i18n.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { BoardYearCards } from "./board.server.ts";
import { useBoardYear, yearSectionId } from "./board-year.ts";
import { MemberCard } from "./member-card.tsx";
import { YearSelector } from "./year-selector.tsx";

type BoardTermsProps = { years: BoardYearCards[]; currentYear: string; report: { label: string; href: string } };

export function BoardTerms({ years, currentYear, report }: BoardTermsProps) {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const ids = years.map(({ id }) => id);
  const selected = useBoardYear(ids, currentYear);
  return (
    <div className="wrap terms pt-12 pb-section" data-scripted={hydrated || undefined}>
      <YearSelector years={years} selected={selected} />
      {years.map(({ id, label, members }) => (
        <section
          key={id}
          id={yearSectionId(id)}
          className="term"
          data-selected={id === selected || undefined}
          aria-labelledby={`heading-${id}`}
        >
          <h2 id={`heading-${id}`} className="sr-only">
            {t("board.term", { year: label })}
          </h2>
          <ul className="people-grid">
            {members.map((member) => (
              <li key={member.name}>
                <MemberCard member={member} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="mt-12">
        <a className="text-link" href={report.href}>
          {report.label}
        </a>
      </p>
      <p className="sr-only" aria-live="polite">
        {hydrated && t("board.members", { count: years.find(({ id }) => id === selected)?.members.length ?? 0 })}
      </p>
    </div>
  );
}
