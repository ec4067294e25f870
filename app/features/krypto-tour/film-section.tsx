import { useI18n } from "../../ui/i18n.tsx";
import { Film } from "../../integrations/video/film.tsx";
import type { TourData } from "./krypto-tour.server.ts";

type FilmSectionProps = {
  title: string;
  text: NonNullable<TourData["text"]["film"]>;
  film: NonNullable<TourData["film"]>;
};

export function FilmSection({ title, text, film }: FilmSectionProps) {
  const { t } = useI18n();
  return (
    <section className="section wrap grid items-end gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]" aria-labelledby="film">
      <div>
        <h2 id="film">{text.heading}</h2>
        <p className="mt-6 max-w-[44ch]">{text.text}</p>
        <details className="mt-4">
          <summary className="text-link inline-block cursor-pointer">{t("tour.filmAlternative")}</summary>
          <p className="mt-2 max-w-[62ch] text-sm">{text.alternative}</p>
        </details>
      </div>
      <Film title={t("tour.filmTitle", { tour: title })} {...film} />
    </section>
  );
}
