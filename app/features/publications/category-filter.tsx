import { useI18n } from "../../ui/i18n.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { categories } from "#model/categories.ts";
import { type CategoryFilter as Filter, categoryTarget } from "./category.ts";

type CategoryFilterProps = { selected: Filter; counts: Record<Filter, number> };

export function CategoryFilter({ selected, counts }: CategoryFilterProps) {
  const { lang, t } = useI18n();
  return (
    <nav aria-label={t("publications.filter")}>
      <ul className="choice-row">
        {(["all", ...categories] as const).map((category) => (
          <li key={category}>
            <PageLink
              to={categoryTarget(category, lang)}
              aria-current={category === selected ? "true" : undefined}
              preventScrollReset
            >
              {category === "all" ? t("publications.all") : t(`publications.category.${category}`)}{" "}
              <span className="font-normal">({counts[category]})</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
