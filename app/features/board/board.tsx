import { Fragment } from "react";
import { ChoiceLink, Choices } from "../../ui/choices.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { PersonGrid } from "../../ui/person-card.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { BoardData, PoleCard, TermData } from "./board.server.ts";
import styles from "./board.module.css";

const parameter = { fr: "annee", en: "year" };

const sectionId = (year: string) => `term-${year}`;

type BoardProps = Pick<BoardData, "terms" | "currentYear" | "polesText" | "poles">;

export function Board({ terms, currentYear, polesText, poles }: BoardProps) {
  return (
    <Choices className={styles.board} parameter={parameter} shown="board.members">
      <YearSelector years={terms} current={currentYear} />
      {terms.map((term) => (
        <Fragment key={term.id}>
          <Term term={term} isCurrent={term.id === currentYear} />
          {term.id === currentYear && <Poles text={polesText} poles={poles} year={currentYear} />}
        </Fragment>
      ))}
    </Choices>
  );
}

function YearSelector({ years, current }: { years: { id: string; label: string }[]; current: string }) {
  const { lang, t, to } = useI18n();
  return (
    <nav className="wrap pt-12" aria-label={t("board.years")}>
      <ul className="grid grid-cols-[repeat(3,auto)] border-b-3 border-rule-strong md:flex md:flex-wrap print:hidden">
        {years.map(({ id, label }) => (
          <li key={id}>
            <ChoiceLink
              className="px-2 text-center md:px-5"
              id={id}
              href={`${to("board")}?${parameter[lang]}=${id}#${sectionId(id)}`}
              isCurrent={id === current}
            >
              {label}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The first row's lines cover the selector's rule. */
function Term({ term, isCurrent }: { term: TermData; isCurrent: boolean }) {
  const { t } = useI18n();
  const { id, label, members, report } = term;
  return (
    <section
      id={sectionId(id)}
      className={`wrap pb-section ${isCurrent ? styles.current : styles.former}`}
      data-part={id}
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

type PolesProps = { text: BoardData["polesText"]; poles: PoleCard[]; year: string };

function Poles({ text, poles, year }: PolesProps) {
  const { t } = useI18n();
  return (
    <section className={`bg-day py-section ${styles.current}`} data-only={year} aria-labelledby="poles">
      <div className="wrap">
        <h2 id="poles" className="max-w-[15ch]">
          {text.heading}
        </h2>
        <p className="lede mt-6">{text.text}</p>
        <ol className={`mt-12 border-b-3 border-rule-strong ${styles.poles}`}>
          {poles.map(({ id, title, paragraphs, team }) => (
            <li key={id}>
              <h3 className="text-2xl">{title}</h3>
              <div className="mt-4 mb-6 grid max-w-[62ch] gap-4">
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
              <PersonGrid people={team} level={4} label={`${t("board.team")} – ${title}`} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
