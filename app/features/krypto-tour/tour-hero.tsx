import { formatDate, ordinalSuffix } from "#model/formats.ts";
import { useI18n } from "../../ui/i18n.tsx";
import { FigureList } from "../../ui/figure.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import type { TourData } from "./krypto-tour.server.ts";
import { NextEdition } from "./next-edition.tsx";
import { Tense } from "./tense.tsx";

type TourHeroProps = Pick<
  TourData,
  "text" | "date" | "city" | "number" | "summary" | "figures" | "art" | "ends" | "newsletter"
> & { hasTickets: boolean };

export function TourHero(props: TourHeroProps) {
  const { lang, t } = useI18n();
  const { text, date, city, number, summary, figures, art, ends, newsletter, hasTickets } = props;
  const { wide, tall } = art;
  const { title, ticketing } = text;
  const next = <NextEdition text={ticketing.after} newsletter={newsletter} look="night" />;
  return (
    <section className="tour-hero on-accent">
      <div className="wrap tour-hero-in">
        <div className="tour-hero-words">
          <picture>
            <source media="(width >= 64rem)" srcSet={wide.src} width={wide.width} height={wide.height} />
            <img className="tour-hero-art" {...tall} alt="" fetchPriority="high" />
          </picture>
          <h1>{title}</h1>
          <p className="tour-badge">
            <time dateTime={date}>{formatDate(date, lang)}</time>
            <span>{city}</span>
            <span>
              {number}
              <sup>{ordinalSuffix(number, lang)}</sup> {t("tour.edition")}
            </span>
          </p>
          <p className="max-w-[62%] mt-4 leading-[1.4] lg:max-w-[44ch] lg:text-lg">{summary}</p>
        </div>
        <FigureList className="tour-figures" figures={figures} />
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
                <p className="display-text text-lg leading-[1.2] text-balance">{ticketing.after.notice}</p>
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
