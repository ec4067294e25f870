import { useI18n } from "../../ui/i18n.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { categories, type Category } from "#model/categories.ts";
import { useCategory } from "./category.ts";
import { CategoryFilter } from "./category-filter.tsx";
import { PublicationCard } from "./publication-card.tsx";
import type { PublicationData } from "./publications.server.ts";

export function PublicationList({ publications }: { publications: PublicationData[] }) {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const selected = useCategory();
  const shown = publications.filter(({ category }) => selected === "all" || category === selected);
  const count = (name: string) => publications.filter(({ category }) => category === name).length;
  const counts = Object.fromEntries(categories.map((category) => [category, count(category)])) as Record<
    Category,
    number
  >;
  return (
    <div className="wrap pt-12 pb-section">
      <CategoryFilter selected={selected} counts={{ all: publications.length, ...counts }} />
      <p className="sr-only" role="status">
        {hydrated && t("publications.shown", { count: shown.length })}
      </p>
      <ul className="mt-12 grid gap-x-8 gap-y-16 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((publication) => (
          <li key={publication.id}>
            <PublicationCard publication={publication} />
          </li>
        ))}
      </ul>
    </div>
  );
}
