import { useI18n } from "../../ui/i18n.tsx";
import { PersonGrid } from "../../ui/person-card.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { yearSectionId } from "./board-year.ts";
import type { TermData } from "./board.server.ts";

type TermProps = { term: TermData; isCurrent: boolean; hidden: boolean };

export function Term({ term: { id, label, members, report }, isCurrent, hidden }: TermProps) {
  const { t } = useI18n();
  return (
    <section
      id={yearSectionId(id)}
      className={isCurrent ? "wrap term term-current" : "wrap term"}
      hidden={hidden}
      aria-labelledby={`heading-${id}`}
    >
      <h2 id={`heading-${id}`} className="sr-only">
        {t("board.term", { year: label })}
      </h2>
      <PersonGrid people={members} officers={isCurrent} />
      <p className="mt-6">
        <TextLink href={report.href}>{report.label}</TextLink>
      </p>
    </section>
  );
}
