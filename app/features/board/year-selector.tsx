import { Link } from "react-router";
import { useI18n } from "../../ui/i18n.tsx";
import { useYearTarget } from "./board-year.ts";

type YearSelectorProps = { years: { id: string; label: string }[]; selected: string };

export function YearSelector({ years, selected }: YearSelectorProps) {
  const { lang, t } = useI18n();
  const yearTarget = useYearTarget(lang);
  return (
    <nav className="wrap pt-12" aria-label={t("board.years")}>
      <ul className="choice-row year-row grid grid-cols-[repeat(3,auto)] md:flex">
        {years.map(({ id, label }) => (
          <li key={id}>
            <Link
              className="px-2 text-center md:px-5"
              to={yearTarget(id)}
              aria-current={id === selected ? "true" : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
