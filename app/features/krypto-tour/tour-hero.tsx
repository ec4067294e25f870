import { formatDate, ordinalSuffix } from "#model/formats.ts";
import { useI18n } from "../../ui/i18n.tsx";
import { Figure } from "../../ui/figure.tsx";
import type { TourData } from "./krypto-tour.server.ts";

/** Figures that are exact rather than rounded down. */
const exact = new Set(["booths"]);

export function TourHero({ text, art }: Pick<TourData, "text" | "art">) {
  const { lang, t } = useI18n();
  const { date, city, number, title, subtitle, figures } = text;
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
        <dl className="tour-figures">
          {(["participants", "speakers", "partners", "booths"] as const).map((key) => (
            <Figure key={key} value={figures[key]} plus={!exact.has(key)} label={t(`tour.${key}`)} />
          ))}
        </dl>
      </div>
    </section>
  );
}
