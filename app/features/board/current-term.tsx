import { Arrow } from "../../ui/arrow.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { yearSectionId } from "./board-year.ts";
import type { Term } from "./board.server.ts";
import { MemberCard } from "./member-card.tsx";

type CurrentTermProps = {
  term: Term;
  hidden: boolean;
  invitation: string | undefined;
  report: { label: string; href: string };
};

/** The board of this year; its last cell leads on to the poles. */
export function CurrentTerm({ term: { id, label, members }, hidden, invitation, report }: CurrentTermProps) {
  const { t } = useI18n();
  return (
    <section
      id={yearSectionId(id)}
      className="wrap term term-current"
      hidden={hidden}
      aria-labelledby={`heading-${id}`}
    >
      <h2 id={`heading-${id}`} className="sr-only">
        {t("board.term", { year: label })}
      </h2>
      <ul className="officers">
        {members.map((member) => (
          <li key={member.name}>
            <MemberCard
              member={member}
              level={3}
              sizes="(min-width: 64rem) 14vw, (min-width: 48rem) 33vw, (min-width: 22.5rem) 50vw, 40vw"
            />
          </li>
        ))}
        {invitation && (
          <li>
            <a className="officers-more on-night" href="#poles">
              {invitation}
              <Arrow />
            </a>
          </li>
        )}
      </ul>
      <p className="mt-12">
        <a className="text-link" href={report.href}>
          {report.label}
        </a>
      </p>
    </section>
  );
}
