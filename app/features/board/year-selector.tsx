import { useI18n } from "../../ui/i18n.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { yearSectionId, yearTarget } from "./board-year.ts";

type YearSelectorProps = { years: { id: string; label: string }[]; selected: string };

/** One link per term. Its fragment shows the term even before any script has run. */
export function YearSelector({ years, selected }: YearSelectorProps) {
  const { lang, t } = useI18n();
  return (
    <nav className="wrap pt-12" aria-label={t("board.years")}>
      <ul className="choice-row year-row">
        {years.map(({ id, label }) => (
          <li key={id}>
            <PageLink
              to={yearTarget(id, lang)}
              aria-current={id === selected ? "true" : undefined}
              aria-controls={yearSectionId(id)}
              preventScrollReset
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
