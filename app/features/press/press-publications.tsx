import { formatDate } from "#model/formats.ts";
import { useI18n } from "../../ui/i18n.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { PressData } from "./press.server.ts";

export function PressPublications({ publications }: Pick<PressData, "publications">) {
  const { lang, t, to } = useI18n();
  return (
    <section className="wrap py-section" aria-labelledby="to-cite">
      <div className="section-head">
        <h2 id="to-cite">{publications.heading}</h2>
        <p className="lede">{publications.text}</p>
      </div>
      <ul className="related">
        {publications.list.map(({ id, title, category, date, cover, pdf }) => (
          <li key={id}>
            <Picture image={cover} decorative sizes="8rem" />
            <div>
              <p className="related-line">
                <b>{category}</b> <time dateTime={date}>{formatDate(date, lang)}</time>
              </p>
              <h3>
                <a href={to("publication", { id })}>{title}</a>
              </h3>
              <p className="flex flex-wrap gap-x-6">
                <a
                  className="text-link"
                  href={`${to("publication", { id })}#cite`}
                  aria-label={t("press.citeLabel", { title })}
                >
                  {t("press.cite")}
                </a>
                {pdf && (
                  <a
                    className="text-link"
                    href={pdf}
                    type="application/pdf"
                    aria-label={t("press.pdfLabel", { title })}
                  >
                    PDF
                  </a>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <a className="text-link" href={to("publications")}>
          {t("press.all")}
        </a>
      </p>
    </section>
  );
}
