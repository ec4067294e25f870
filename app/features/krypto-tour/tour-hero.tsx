import { formatDate, formatNumber, ordinalSuffix } from "#model/formats.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import type { TourData } from "./krypto-tour.server.ts";
import { Tense } from "./tense.tsx";
import { NextEdition } from "./tickets.tsx";
import styles from "./tour-hero.module.css";

type TourHeroProps = Pick<
  TourData,
  "text" | "date" | "city" | "number" | "summary" | "figures" | "art" | "ends" | "newsletter"
> & { hasTickets: boolean };

export function TourHero(props: TourHeroProps) {
  const { text, summary, figures, art, ends, newsletter, hasTickets, ...badge } = props;
  const { wide, tall } = art;
  const { title, ticketing } = text;
  const next = <NextEdition text={ticketing.after} newsletter={newsletter} look="night" />;
  return (
    <section className="on-accent hidden-until-complete relative isolate overflow-hidden pt-bar print:overflow-visible print:pt-0">
      <div className={`wrap grid content-between gap-6 py-7 ${styles.parts}`}>
        <div className="relative -mb-6 pb-5 lg:static">
          <picture>
            <source media="(width >= 64rem)" srcSet={wide.src} width={wide.width} height={wide.height} />
            <img className={styles.art} {...tall} alt="" fetchPriority="high" />
          </picture>
          <h1 className={styles.title}>{title}</h1>
          <div className="max-w-[calc(100%-7rem)] lg:max-w-none">
            <EditionBadge {...badge} onOneLine />
          </div>
          <p className="mt-4 max-w-[62%] leading-normal lg:max-w-[44ch] lg:text-lg">{summary}</p>
        </div>
        <EditionFigures figures={figures} />
        <Tense
          ends={ends}
          before={
            hasTickets ? (
              <ButtonLink look="night" href="#tickets">
                {ticketing.before.heading}
              </ButtonLink>
            ) : (
              next
            )
          }
          after={
            ends === undefined && ticketing.after.notice ? (
              <div className="grid justify-items-start gap-3">
                <p className="display-text text-lg leading-tight text-balance">{ticketing.after.notice}</p>
                {next}
              </div>
            ) : (
              next
            )
          }
        />
      </div>
    </section>
  );
}

type EditionBadgeProps = { date: string | undefined; city: string; number: number; onOneLine?: boolean };

/** `onOneLine` is for wide screens, and only for the date and the city. */
export function EditionBadge({ date, city, number, onOneLine = false }: EditionBadgeProps) {
  const { lang, t } = useI18n();
  const line = onOneLine ? "block lg:inline" : "block";
  return (
    <p className="mt-6 display-text text-2xl leading-none tracking-display">
      {date !== undefined && (
        <time className={line} dateTime={date}>
          {formatDate(date, lang)}
        </time>
      )}
      <span className={onOneLine ? `${line} lg:before:content-[',_']` : line}>{city}</span>
      <span className="block">
        {number}
        <sup className="-top-[0.85em] text-[0.42em]">{ordinalSuffix(number, lang)}</sup> {t("past.edition")}
      </span>
    </p>
  );
}

/** Those of a past edition fill its hero, and a single one is large. */
export function EditionFigures({ figures, past = false }: Pick<TourData, "figures"> & { past?: boolean }) {
  const { lang } = useI18n();
  if (figures.length === 0) return null;
  const isAlone = past && figures.length === 1;
  return (
    <dl
      className={`grid gap-4 border-t-3 border-night pt-5 ${past ? "mt-auto" : "justify-between md:flex"} ${isAlone ? "" : "grid-cols-2"}`}
    >
      {figures.map(({ value, plus, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className={`mt-3 leading-snug font-semibold ${isAlone ? "text-lg" : "max-w-[9em] text-sm"}`}>{label}</dt>
          <dd
            className={`font-display font-bold tracking-display ${isAlone ? "text-4xl leading-none" : "text-3xl leading-none"}`}
          >
            {formatNumber(value, lang)}
            {plus && <sup className="-top-[0.85em] ml-[0.06em] text-[0.42em] tracking-normal">+</sup>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
