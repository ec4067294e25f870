import { formatDate, ordinalSuffix } from "#model/formats.ts";
import { Figure } from "../../ui/figure.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { EditionList } from "./edition-list.tsx";
import type { PastEditionData } from "./editions.server.ts";

/** An earlier edition as it is remembered: its story, its figures, who spoke of what, who paid for it. */
export function PastEdition({ edition }: { edition: PastEditionData }) {
  const { lang, t } = useI18n();
  const { title, year, number, date, city, summary, paragraphs, figures, editions } = edition;
  return (
    <>
      <div className="past-hero on-beacon">
        <div className="wrap">
          <h1>
            <span className="inline-block">{title}</span> {year}
          </h1>
          <p className="tour-badge">
            {date !== undefined && <time dateTime={date}>{formatDate(date, lang)}</time>}
            <span>{city}</span>
            <span>
              {number}
              <sup>{ordinalSuffix(number, lang)}</sup> {t("past.edition")}
            </span>
          </p>
          <p className="lede mt-6">{summary}</p>
        </div>
      </div>
      <div className="wrap past-parts">
        {paragraphs.length > 0 && (
          <section aria-labelledby="story">
            <h2 id="story">{t("past.story")}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-6 max-w-[62ch] text-lg leading-[1.45]">
                {paragraph}
              </p>
            ))}
            {figures.length > 0 && (
              <dl className="tour-figures">
                {figures.map((figure) => (
                  <Figure key={figure.label} {...figure} />
                ))}
              </dl>
            )}
          </section>
        )}
        <Names edition={edition} />
        <EditionList editions={editions} />
      </div>
    </>
  );
}

function Names({ edition: { talks, speakers, sponsors } }: { edition: PastEditionData }) {
  const { t } = useI18n();
  const lists = [
    { id: "talks", name: t("past.talks"), rows: talks.map(({ title, speakers: who }) => [title, who.join(", ")]) },
    { id: "speakers", name: t("past.speakers"), rows: speakers.map(({ name, role }) => [name, role]) },
    { id: "sponsors", name: t("past.sponsors"), rows: sponsors.map(({ name, names }) => [name, names.join(", ")]) },
  ];
  return lists
    .filter(({ rows }) => rows.length > 0)
    .map(({ id, name, rows }) => (
      <section key={id} aria-labelledby={id}>
        <h2 id={id}>{name}</h2>
        <ul className="past-list">
          {rows.map(([first, second]) => (
            <li key={first}>
              <b>{first}</b> <span>{second}</span>
            </li>
          ))}
        </ul>
      </section>
    ));
}
