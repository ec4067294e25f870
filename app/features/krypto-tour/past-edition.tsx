import type { ReactNode } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import { Picture } from "../../ui/picture.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { EditionBadge, EditionFigures, EditionList } from "./edition.tsx";
import type { PastEditionData } from "./editions.server.ts";
import { PastFilm } from "./film-section.tsx";

const beside = "grid items-start gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]";

export function PastEdition({ edition }: { edition: PastEditionData }) {
  const { title, year, summary, figures, picture, editions } = edition;
  return (
    <>
      <section className="on-accent grid grid-cols-1 pt-(--bar) lg:min-h-[min(46rem,100svh)] lg:grid-cols-2 print:min-h-0 print:pt-0">
        <div className="flex flex-col py-8 pr-gutter pl-(--page-edge) lg:py-10 lg:pr-8">
          <h1 className="-ml-[0.03em] text-4xl leading-display tracking-display">
            <span className="block">{title}</span> {year}
          </h1>
          <EditionBadge {...edition} />
          <p className="mt-5 mb-6 grow max-w-[36ch] text-lg leading-normal">{summary}</p>
          <EditionFigures figures={figures} />
        </div>
        <Picture
          className="aspect-3/2 w-full object-cover object-[100%_40%] lg:h-full print:hidden"
          image={picture}
          alt=""
          eager
          sizes="(min-width: 64rem) 50vw, 100vw"
        />
      </section>
      <EditionList editions={editions} bleeds />
      <Known edition={edition} />
    </>
  );
}

function Known({
  edition: { paragraphs, film, facts, talks, speakers, sponsors, email },
}: {
  edition: PastEditionData;
}) {
  const { t } = useI18n();
  const noRecord = (
    <>
      {t("past.noRecord")}{" "}
      <TextLink className="inline-block" href={`mailto:${email}`}>
        {t("past.write")}
      </TextLink>
    </>
  );
  const known: [string, ReactNode][] = facts.map(({ label, text }) => [label, text]);
  if (!film && talks.length === 0) known.push([t("past.record"), noRecord]);
  const lists = [
    { id: "facts", name: t("past.known"), rows: known },
    { id: "talks", name: t("past.talks"), rows: talks.map(({ title, speakers: who }) => [title, who.join(", ")]) },
    { id: "speakers", name: t("past.speakers"), rows: speakers.map(({ name, role }) => [name, role]) },
    { id: "sponsors", name: t("past.sponsors"), rows: sponsors.map(({ name, names }) => [name, names.join(", ")]) },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <div className="wrap grid gap-y-16 py-section">
      {paragraphs.length > 0 && (
        <section className={beside} aria-labelledby="story">
          <h2 id="story">{t("past.story")}</h2>
          <div className="grid gap-4 text-lg leading-normal">
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="max-w-[62ch]">
                {paragraph}
              </p>
            ))}
          </div>
        </section>
      )}
      {film && <PastFilm film={film} className={beside} />}
      {lists.map(({ id, name, rows }) => (
        <section key={id} className={beside} aria-labelledby={id}>
          <h2 id={id}>{name}</h2>
          <dl>
            {rows.map(([first, second]) => (
              <div
                key={first}
                className="grid gap-x-6 gap-y-1 items-baseline border-t border-rule-strong py-3.5 md:grid-cols-[12rem_1fr]"
              >
                <dt className="text-on-surface-soft">{first}</dt>
                <dd className="font-semibold">{second}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
