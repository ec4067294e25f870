import { formatDate } from "#model/formats.ts";
import { useI18n } from "../../ui/i18n.tsx";
import { Related, RelatedList } from "../../ui/related.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { SectionHead } from "../../ui/section.tsx";
import type { PressData } from "./press.server.ts";

export function PressPublications({ publications }: Pick<PressData, "publications">) {
  const { lang, t, to } = useI18n();
  return (
    <section className="wrap py-section" aria-labelledby="to-cite">
      <SectionHead id="to-cite" heading={publications.heading} text={publications.text} />
      <RelatedList>
        {publications.list.map(({ id, title, category, date, cover, pdf }) => (
          <Related
            key={id}
            {...{ cover, date, title }}
            kind={category}
            day={formatDate(date, lang)}
            href={to("publication", { id })}
          >
            <p className="flex flex-wrap gap-x-6">
              <TextLink href={`${to("publication", { id })}#cite`} aria-label={t("press.citeLabel", { title })}>
                {t("press.cite")}
              </TextLink>
              {pdf && (
                <TextLink href={pdf} type="application/pdf" aria-label={t("press.pdfLabel", { title })}>
                  PDF
                </TextLink>
              )}
            </p>
          </Related>
        ))}
      </RelatedList>
      <p className="mt-8">
        <TextLink href={to("publications")}>{t("press.all")}</TextLink>
      </p>
    </section>
  );
}
