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
    <section className={`on-accent hidden-until-complete print:overflow-visible print:pt-0 ${styles.hero}`}>
      <div className={`wrap ${styles.parts}`}>
        <div className={styles.intro}>
          <picture>
            <source media="(width >= 64rem)" srcSet={wide.src} width={wide.width} height={wide.height} />
            <img className={`print:hidden ${styles.art}`} {...tall} alt="" fetchPriority="high" />
          </picture>
          <h1 className={styles.title}>{title}</h1>
          <EditionBadge {...badge} />
          <p className="mt-4 max-w-[44ch] leading-normal">{summary}</p>
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

type EditionBadgeProps = { date: string | undefined; city: string; number: number };

export function EditionBadge({ date, city, number }: EditionBadgeProps) {
  const { lang, t } = useI18n();
  return (
    <p className={`mt-6 display-text text-2xl leading-none tracking-display ${styles.badge}`}>
      {date !== undefined && <time dateTime={date}>{formatDate(date, lang)}</time>}
      <span>{city}</span>
      <span>
        {number}
        <sup>{ordinalSuffix(number, lang)}</sup> {t("past.edition")}
      </span>
    </p>
  );
}

export function EditionFigures({ figures }: Pick<TourData, "figures">) {
  const { lang } = useI18n();
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, plus, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {formatNumber(value, lang)}
            {plus && <sup>+</sup>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
