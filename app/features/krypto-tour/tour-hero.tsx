import { formatDate, ordinalSuffix } from "#model/formats.ts";
import { useI18n } from "../../ui/i18n.tsx";
import { Figure } from "../../ui/figure.tsx";
import type { TourData } from "./krypto-tour.server.ts";

export function TourHero({ text, figures, art }: Pick<TourData, "text" | "figures" | "art">) {
  const { lang, t } = useI18n();
  const { date, city, number, title, subtitle } = text;
  return (
    <section className="tour-hero on-beacon">
      <picture>
        <source media="(min-width: 56rem)" srcSet={art.wide.src} width={art.wide.width} height={art.wide.height} />
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
        <p className="mt-6 max-w-[34ch] text-lg leading-[1.42] text-pretty sm:max-w-[24ch] lg:max-w-[34ch]">
          {subtitle}
        </p>
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
