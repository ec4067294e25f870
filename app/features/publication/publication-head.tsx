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
    <div className="hidden-until-complete bg-day pt-bar">
      <div className="wrap grid gap-8 pt-fluid-m pb-fluid-l sm:grid-cols-[minmax(0,1fr)_clamp(10rem,25vw,22rem)] sm:items-end sm:gap-fluid-xl">
        <div>
          <TextLink className="inline-block print:hidden" href={to("publications")}>
            <span aria-hidden="true">← </span>
            {t("publication.back")}
          </TextLink>
          <h1 className="mt-[0.3em] -ml-[0.03em] text-4xl tracking-display leading-display">{title}</h1>
          <p className="max-w-[36ch] mt-fluid-m text-xl leading-snug">{description}</p>
        </div>
        <Picture
          className="w-48 h-auto aspect-3/4 object-cover outline-1 -outline-offset-1 outline-rule sm:w-full"
          image={cover}
          alt={alt}
          sizes="(min-width: 96rem) 22rem, (min-width: 40rem) 25vw, 12rem"
          eager
        />
      </div>
      <div className="wrap">
        <div className="flex flex-wrap items-center gap-y-4 gap-x-fluid-l pt-5 pb-6 border-t-3 border-rule-strong font-semibold">
          <Fact label={kind}>{authors}</Fact>
          <Fact label={t("publication.published")}>
            <time dateTime={date}>{day}</time>
          </Fact>
          <Fact label={t("publication.reading")}>{readTime}</Fact>
          <PublicationActions publication={publication} />
        </div>
      </div>
      <StripedRule />
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="max-lg:first:basis-full">
      <span className="block text-sm font-normal text-on-surface-soft">{label}</span>
      {children}
    </p>
  );
}

function PublicationActions({ publication: { read, pdf, text } }: { publication: PublicationPageData }) {
  const { t } = useI18n();
  return (
    <p className="flex basis-full flex-wrap gap-[min(0.75rem,2.5vw)] xl:ml-auto xl:basis-auto print:hidden">
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
