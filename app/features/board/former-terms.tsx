import { useEffect, useRef } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { yearSectionId } from "./board-year.ts";
import type { Term } from "./board.server.ts";
import { MemberCard } from "./member-card.tsx";

type FormerTermsProps = { terms: Term[]; currentYear: string; selected: string };

/** A row for each former year, which opens; the one chosen above is open, and the page moves to it if it must. */
export function FormerTerms({ terms, currentYear, selected }: FormerTermsProps) {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const chosen = useRef<HTMLElement>(null);
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (!hydrated) return;
    // A visitor who arrives with a year in the address begins at the top of the page.
    const isChange = before.current !== undefined && before.current !== selected;
    before.current = selected;
    if (isChange && selected !== currentYear) chosen.current?.scrollIntoView({ block: "nearest" });
  }, [hydrated, selected, currentYear]);
  const count = terms.find(({ id }) => id === selected)?.members.length;
  return (
    <section className="wrap former-terms py-section" aria-labelledby="before">
      <h2 id="before">{t("board.before", { year: currentYear })}</h2>
      <div className="mt-12 border-t-3 border-rule-strong">
        {terms.map((term) => (
          <FormerTerm
            key={term.id}
            term={term}
            open={term.id === selected}
            summary={term.id === selected ? chosen : undefined}
          />
        ))}
      </div>
      <p className="sr-only" aria-live="polite">
        {hydrated && count !== undefined && t("board.members", { count })}
      </p>
    </section>
  );
}

type FormerTermProps = { term: Term; open: boolean; summary: React.Ref<HTMLElement> | undefined };

function FormerTerm({ term: { id, label, members }, open, summary }: FormerTermProps) {
  const { t } = useI18n();
  const [first] = members;
  return (
    <details className="term" open={open}>
      <summary ref={summary}>
        <h3>{label}</h3>
        <span>
          <strong>{first?.name}</strong>
          <span>{first?.role}</span>
        </span>
        <span className="former-count">{t("board.members", { count: members.length })}</span>
        <svg className="former-sign" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d="M1 10h18" />
          <path d="M10 1v18" />
        </svg>
      </summary>
      {/* A browser opens what hides the target of a link: the years can be chosen before any script has run. */}
      <ul id={yearSectionId(id)} className="former-members">
        {members.map((member) => (
          <li key={member.name}>
            <MemberCard member={member} level={4} sizes="4rem" />
          </li>
        ))}
      </ul>
    </details>
  );
}
