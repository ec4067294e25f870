import { formatBytes, formatDate, formatMinutes } from "#model/formats.ts";
import { useI18n } from "../../ui/i18n.tsx";
import { Picture } from "../../ui/picture.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { PublicationData } from "./publications.server.ts";

export function PublicationCard({ publication }: { publication: PublicationData }) {
  const { lang, t, to } = useI18n();
  const { id, title, description, category, date, readTime, read, cover, alt, download } = publication;
  return (
    <article className="flex h-full flex-col">
      <Picture
        image={cover}
        alt={alt}
        sizes="(min-width: 64rem) 33vw, (min-width: 30rem) 50vw, 100vw"
        className="aspect-3/4 w-full object-cover"
      />
      <p className="mt-5 flex flex-wrap gap-x-3 text-sm text-on-surface-soft">
        <span className="font-semibold text-accent-text">{category.name}</span>
        <time dateTime={date}>{formatDate(date, lang)}</time>
        <span>{t("publications.readTime", { minutes: formatMinutes(readTime, lang) })}</span>
      </p>
      <h2 className="mt-2 text-xl leading-[1.14] tracking-tight">
        <a className="title-link inline-block -my-3 py-3" href={to("publication", { id })}>
          {title}
        </a>
      </h2>
      <p className="mt-3 mb-4">{description}</p>
      <p className="mt-auto flex flex-wrap gap-x-6">
        <TextLink newTab href={read} aria-label={`${t("publications.readLabel", { title })} ${t("newTab")}`}>
          {t("publications.read")}
        </TextLink>
        <PdfLink title={title} download={download} />
      </p>
    </article>
  );
}

function PdfLink({ title, download }: Pick<PublicationData, "title" | "download">) {
  const { lang, t } = useI18n();
  const label = t("publications.pdfLabel", { title });
  if (!("bytes" in download)) {
    return (
      <TextLink href={download.href} aria-label={`${label} (${t("publications.external")}) ${t("newTab")}`}>
        {t("publications.pdf")} ({t("publications.external")})
      </TextLink>
    );
  }
  const details = t("publications.pdfDetails", {
    size: formatBytes(download.bytes, lang),
    pages: t("publications.pages", { count: download.pages }),
  });
  return (
    <TextLink href={download.href} type="application/pdf" download aria-label={`${label} (${details})`}>
      {t("publications.pdf")} <span className="font-normal">({details})</span>
    </TextLink>
  );
}
