import { ChoiceRow } from "../../ui/choice-row.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { useQueryChoice } from "../../ui/use-query-choice.ts";
import { PublicationCard } from "./publication-card.tsx";
import type { PublicationData } from "./publications.server.ts";

const parameter = { fr: "categorie", en: "category" };

type PublicationListProps = { publications: PublicationData[]; categories: { id: string; name: string }[] };

export function PublicationList({ publications, categories }: PublicationListProps) {
  const { lang, t, to } = useI18n();
  const hydrated = useHydrated();
  const selected = useQueryChoice(parameter, categories);
  const inCategory = (id: string | undefined) =>
    publications.filter(({ category }) => id === undefined || category.id === id);
  const shown = inCategory(selected);
  const choices = [{ id: undefined, name: t("publications.all") }, ...categories].map(({ id, name }) => ({
    name,
    to: to("publications") + (id === undefined ? "" : `?${parameter[lang]}=${id}`),
    isCurrent: id === selected,
    count: inCategory(id).length,
  }));
  return (
    <div className="wrap pt-12 pb-section">
      <ChoiceRow label={t("publications.filter")} choices={choices} />
      <p className="sr-only" role="status">
        {hydrated && t("publications.shown", { count: shown.length })}
      </p>
      <ul className="publication-list mt-12 grid gap-x-6 gap-y-12 xs:grid-cols-2 md:gap-x-8 md:gap-y-16 lg:grid-cols-3">
        {shown.map((publication) => (
          <li key={publication.id}>
            <PublicationCard publication={publication} />
          </li>
        ))}
      </ul>
    </div>
  );
}
