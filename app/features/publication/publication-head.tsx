import { BandStrip } from "../../ui/band-strip.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { PublicationPageData } from "./publication.server.ts";

export function PublicationHead({ publication }: { publication: PublicationPageData }) {
  const { to } = useI18n();
  const { title, description, kind, authors, date, day, readTime, cover, alt, words } = publication;
  return (
    <header className="paper-head">
      <div className="wrap paper-head-columns">
        <div>
          <PageLink className="text-link inline-block" to={to("publications")}>
            <span aria-hidden="true">← </span>
            {words.back}
          </PageLink>
          <h1>{title}</h1>
          <p className="paper-lede">{description}</p>
        </div>
        <Picture className="paper-cover" image={cover} alt={alt} sizes="(min-width: 64rem) 24rem, 12rem" eager />
      </div>
      <div className="wrap">
        <div className="paper-bar">
          <p>
            <span>{kind}</span>
            {authors}
          </p>
          <p>
            <span>{words.published}</span>
            <time dateTime={date}>{day}</time>
          </p>
          <p>
            <span>{words.reading}</span>
            {readTime}
          </p>
          <PublicationActions publication={publication} />
        </div>
      </div>
      <BandStrip />
    </header>
  );
}

function PublicationActions({ publication: { read, pdf, words } }: { publication: PublicationPageData }) {
  return (
    <p className="paper-actions">
      {pdf.ours ? (
        <a className="button" href={pdf.href} type="application/pdf" download>
          {pdf.label}
        </a>
      ) : (
        <ExternalLink className="button" href={pdf.href}>
          {pdf.label}
        </ExternalLink>
      )}
      <ExternalLink className="button button-quiet" href={read.href}>
        {words.read}
      </ExternalLink>
      <a className="button button-quiet" href="#cite">
        {words.cite}
      </a>
    </p>
  );
}
