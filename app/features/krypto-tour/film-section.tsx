import { useI18n } from "../../ui/i18n.tsx";
import { TextLink, textLinkClass } from "../../ui/text-link.tsx";
import { Film, filmPage } from "../../integrations/video/film.tsx";
import type { PastEditionData } from "./editions.server.ts";
import type { TourData } from "./krypto-tour.server.ts";

type FilmSectionProps = {
  title: string;
  heading: string;
  film: NonNullable<TourData["film"]>;
};

export function FilmSection({ title, heading, film }: FilmSectionProps) {
  const { t } = useI18n();
  return (
    <section className="on-night bg-night-raised" aria-labelledby="film">
      <div className="wrap grid grid-cols-1 items-end gap-x-fluid-l gap-y-6 pb-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:py-10">
        <div className="max-lg:-mx-gutter print:hidden">
          <Film title={t("tour.filmTitle", { tour: title })} {...film.frame} />
        </div>
        <div>
          <h2 id="film">{heading}</h2>
          <p className="mt-4 max-w-[44ch]">{film.text}</p>
          <FilmDescription alternative={film.alternative} />
          <p className="mt-2">
            <TextLink href={filmPage(film.frame.id)}>{t("past.filmLink")}</TextLink>
          </p>
        </div>
      </div>
    </section>
  );
}

/** The film of a past edition is a link, because its page has no script. */
export function PastFilm({ film, className }: { film: NonNullable<PastEditionData["film"]>; className: string }) {
  const { t } = useI18n();
  return (
    <section className={className} aria-labelledby="film">
      <div>
        <h2 id="film">{film.heading}</h2>
        <p className="mt-4 max-w-[44ch]">{film.text}</p>
        <FilmDescription alternative={film.alternative} />
      </div>
      <TextLink href={filmPage(film.id)}>
        <img {...film.poster} alt="" loading="lazy" className="mb-2 w-full" />
        {t("past.filmLink")}
      </TextLink>
    </section>
  );
}

function FilmDescription({ alternative }: { alternative: string }) {
  const { t } = useI18n();
  return (
    <details className="mt-2">
      <summary className={`${textLinkClass} inline-block`}>{t("past.filmAlternative")}</summary>
      <p className="mt-2 max-w-[62ch] text-sm">{alternative}</p>
    </details>
  );
}
