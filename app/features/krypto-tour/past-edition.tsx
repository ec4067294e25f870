import { formatDate, ordinalSuffix } from "#model/formats.ts";
import { Figure } from "../../ui/figure.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { Picture } from "../../ui/picture.tsx";
import { EditionList } from "./edition-list.tsx";
import type { PastEditionData } from "./editions.server.ts";

export function PastEdition({ edition }: { edition: PastEditionData }) {
  const { lang, t } = useI18n();
  const { title, year, number, date, city, summary, figures, picture, editions } = edition;
  return (
    <>
      <section className="past-hero on-beacon">
        <div className="past-hero-words">
          <h1>
            <span>{title}</span> {year}
          </h1>
          <p className="tour-badge">
            {date !== undefined && <time dateTime={date}>{formatDate(date, lang)}</time>}
            <span>{city}</span>
            <span>
              {number}
              <sup>{ordinalSuffix(number, lang)}</sup> {t("past.edition")}
            </span>
          </p>
          <p className="max-w-[38ch] mt-5 mb-7 text-lg leading-[1.42]">{summary}</p>
          {figures.length > 0 && (
            <dl className="past-figures">
              {figures.map((figure) => (
                <Figure key={figure.label} {...figure} />
              ))}
            </dl>
          )}
        </div>
        <Picture image={picture} decorative eager sizes="(min-width: 64rem) 50vw, 100vw" className="past-picture" />
      </section>
      <EditionList editions={editions} />
      <Known edition={edition} />
    </>
  );
}

function Known({ edition: { paragraphs, facts, talks, speakers, sponsors, email } }: { edition: PastEditionData }) {
  const { t } = useI18n();
  const hasRecord = talks.length > 0;
  const lists = [
    { id: "facts", name: t("past.known"), rows: facts.map(({ label, text }) => [label, text]) },
    { id: "talks", name: t("past.talks"), rows: talks.map(({ title, speakers: who }) => [title, who.join(", ")]) },
    { id: "speakers", name: t("past.speakers"), rows: speakers.map(({ name, role }) => [name, role]) },
    { id: "sponsors", name: t("past.sponsors"), rows: sponsors.map(({ name, names }) => [name, names.join(", ")]) },
  ].filter(({ id, rows }) => rows.length > 0 || (id === "facts" && !hasRecord));
  return (
    <div className="section wrap past-known grid gap-section">
      {paragraphs.length > 0 && (
        <section aria-labelledby="story">
          <h2 id="story">{t("past.story")}</h2>
          <div className="grid gap-4 text-lg leading-[1.45]">
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="max-w-[62ch]">
                {paragraph}
              </p>
            ))}
          </div>
        </section>
      )}
      {lists.map(({ id, name, rows }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{name}</h2>
          <dl>
            {rows.map(([first, second]) => (
              <div key={first}>
                <dt>{first}</dt>
                <dd>{second}</dd>
              </div>
            ))}
            {id === "facts" && !hasRecord && (
              <div>
                <dt>{t("past.record")}</dt>
                <dd>
                  {t("past.noRecord")}{" "}
                  <a className="text-link" href={`mailto:${email}`}>
                    {t("past.write")}
                  </a>
                </dd>
              </div>
            )}
          </dl>
        </section>
      ))}
    </div>
  );
}
