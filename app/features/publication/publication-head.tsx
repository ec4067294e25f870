import type { ReactNode } from "react";
import { StripedRule } from "../../ui/striped-rule.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { Picture } from "../../ui/picture.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { PublicationPageData } from "./publication.server.ts";

export function PublicationHead({ publication }: { publication: PublicationPageData }) {
  const { t, to } = useI18n();
  const { title, description, kind, authors, date, day, readTime, cover, alt } = publication;
  return (
    <div className="hidden-until-complete bg-day">
      <div className="wrap grid items-end gap-x-fluid-l gap-y-8 pt-[calc(var(--bar)+2rem)] pb-fluid-l sm:grid-cols-[minmax(0,1fr)_min(25vw,22rem)]">
        <div>
          <TextLink className="inline-block print:hidden" href={to("publications")}>
            <span aria-hidden="true">← </span>
            {t("publication.back")}
          </TextLink>
          <h1 className="mt-4 -ml-[0.03em] text-4xl tracking-display leading-display">{title}</h1>
          <p className="max-w-[36ch] mt-8 text-xl leading-snug">{description}</p>
        </div>
        <Picture
          className="aspect-3/4 w-48 object-cover outline outline-rule -outline-offset-1 sm:w-full"
          image={cover}
          alt={alt}
          sizes="(min-width: 96rem) 22rem, (min-width: 40rem) 25vw, 12rem"
          eager
        />
      </div>
      <div className="wrap">
        <div className="flex flex-wrap items-center justify-between gap-x-fluid-l gap-y-4 border-t-3 border-rule-strong py-5">
          <div className="flex flex-wrap gap-x-fluid-l gap-y-4 font-semibold">
            <Fact label={kind}>{authors}</Fact>
            <Fact label={t("publication.published")}>
              <time dateTime={date}>{day}</time>
            </Fact>
            <Fact label={t("publication.reading")}>{readTime}</Fact>
          </div>
          <PublicationActions publication={publication} />
        </div>
      </div>
      <StripedRule />
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p>
      <span className="block text-sm font-normal text-on-surface-soft">{label}</span>
      {children}
    </p>
  );
}

function PublicationActions({ publication: { read, pdf, text } }: { publication: PublicationPageData }) {
  const { t } = useI18n();
  return (
    <p className="flex flex-wrap gap-2 print:hidden">
      {pdf.size ? (
        <Button size="small" href={pdf.href} type="application/pdf" download>
          {t("publication.pdf", { size: pdf.size })}
        </Button>
      ) : (
        <ButtonLink size="small" href={pdf.href}>
          {t("publication.pdfOutside")}
        </ButtonLink>
      )}
      {text.length === 0 && (
        <ButtonLink look="quiet" size="small" href={read}>
          {t("publication.read")}
        </ButtonLink>
      )}
      <Button look="quiet" size="small" href="#cite">
        {t("publication.cite")}
      </Button>
    </p>
  );
}
