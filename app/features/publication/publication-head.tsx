import { BandStrip } from "../../ui/band-strip.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { PublicationPageData } from "./publication.server.ts";

export function PublicationHead({ publication }: { publication: PublicationPageData }) {
  const { t, to } = useI18n();
  const { title, description, kind, authors, date, day, readTime, cover, alt } = publication;
  return (
    <div className="paper-head">
      <div className="wrap paper-head-columns">
        <div>
          <PageLink className="text-link inline-block" to={to("publications")}>
            <span aria-hidden="true">← </span>
            {t("publication.back")}
          </PageLink>
          <h1>{title}</h1>
          <p className="paper-lede">{description}</p>
        </div>
        <Picture
          className="paper-cover"
          image={cover}
          alt={alt}
          sizes="(min-width: 96rem) 22rem, (min-width: 40rem) 25vw, 12rem"
          eager
        />
      </div>
      <div className="wrap">
        <div className="paper-bar">
          <p>
            <span>{kind}</span>
            {authors}
          </p>
          <p>
            <span>{t("publication.published")}</span>
            <time dateTime={date}>{day}</time>
          </p>
          <p>
            <span>{t("publication.reading")}</span>
            {readTime}
          </p>
          <PublicationActions publication={publication} />
        </div>
      </div>
      <BandStrip />
    </div>
  );
}

function PublicationActions({ publication: { read, pdf, text } }: { publication: PublicationPageData }) {
  const { t } = useI18n();
  return (
    <p className="paper-actions">
      {pdf.size ? (
        <a className="button" href={pdf.href} type="application/pdf" download>
          {t("publication.pdf", { size: pdf.size })}
        </a>
      ) : (
        <ButtonLink href={pdf.href}>{t("publication.pdfOutside")}</ButtonLink>
      )}
      {text.length === 0 && (
        <ButtonLink className="button-quiet" href={read}>
          {t("publication.read")}
        </ButtonLink>
      )}
      <a className="button button-quiet" href="#cite">
        {t("publication.cite")}
      </a>
    </p>
  );
}
