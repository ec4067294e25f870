import { formatDate, ordinalSuffix } from "#model/formats.ts";
import { useI18n } from "../../ui/i18n.tsx";
import { Arrow } from "../../ui/arrow.tsx";
import { Figure } from "../../ui/figure.tsx";
import type { TourData } from "./krypto-tour.server.ts";
import { NextEdition } from "./next-edition.tsx";
import { Tense } from "./tense.tsx";

type TourHeroProps = Pick<TourData, "text" | "figures" | "art" | "ends" | "newsletter"> & { hasTickets: boolean };

export function TourHero({ text, figures, art, ends, newsletter, hasTickets }: TourHeroProps) {
  const { lang, t } = useI18n();
  const { date, city, number, title, subtitle, ticketing } = text;
  return (
    <section className="tour-hero on-beacon">
      <picture>
        <source media="(min-width: 60rem)" srcSet={art.wide.src} width={art.wide.width} height={art.wide.height} />
        <img
          className="tour-hero-art"
          src={art.tall.src}
          width={art.tall.width}
          height={art.tall.height}
          alt=""
          fetchPriority="high"
        />
      </picture>
      <div className="wrap tour-hero-text">
        <h1>{title}</h1>
        <p className="tour-badge">
          <time dateTime={date}>{formatDate(date, lang)}</time>
          <span>{city}</span>
          <span>
            {number}
            <sup>{ordinalSuffix(number, lang)}</sup> {t("tour.edition")}
          </span>
        </p>
        <p className="tour-subtitle">{subtitle}</p>
        {ticketing && hasTickets && (
          <div className="tour-actions">
            <Tense
              ends={ends}
              before={
                <a className="button button-night" href="#tickets">
                  {ticketing.before.heading}
                  <Arrow />
                </a>
              }
              after={<NextEdition text={ticketing.after} newsletter={newsletter} className="button-night" />}
            />
          </div>
        )}
        {figures.length > 0 && (
          <dl className="tour-figures">
            {figures.map((figure) => (
              <Figure key={figure.label} {...figure} />
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
