import { useI18n } from "../../ui/i18n.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { type CategoryChoice, categoryTarget } from "./category.ts";

type CategoryFilterProps = { selected: string | undefined; choices: CategoryChoice[] };

export function CategoryFilter({ selected, choices }: CategoryFilterProps) {
  const { lang, t } = useI18n();
  return (
    <nav className="needs-script" aria-label={t("publications.filter")}>
      <ul className="choice-row">
        {choices.map(({ id, name, count }) => (
          <li key={name}>
            <PageLink
              to={categoryTarget(id, lang)}
              aria-current={id === selected ? "true" : undefined}
              preventScrollReset
            >
              {name} <span className="font-normal">({count})</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
