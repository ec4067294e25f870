import { formatBytes, formatDate, formatMinutes } from "#model/formats.ts";
import { ChoiceRow, Choices } from "../../ui/choices.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { Picture } from "../../ui/picture.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { PublicationData } from "./publications.server.ts";

const parameter = { fr: "categorie", en: "category" };

type PublicationListProps = { publications: PublicationData[]; categories: { id: string; name: string }[] };

export function PublicationList({ publications, categories }: PublicationListProps) {
  const { lang, t, to } = useI18n();
  const choices = categories.map(({ id, name }) => ({
    id,
    name,
    href: `${to("publications")}?${parameter[lang]}=${id}`,
    isCurrent: false,
    count: publications.filter(({ category }) => category.id === id).length,
  }));
  const all = {
    id: "",
    name: t("publications.all"),
    href: to("publications"),
    isCurrent: true,
    count: publications.length,
  };
  return (
    <Choices className="wrap pt-12 pb-section" parameter={parameter} shown="publications.shown">
      <ChoiceRow label={t("publications.filter")} choices={[all, ...choices]} />
      <ul className="mt-12 grid gap-x-8 gap-y-12 xs:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
        {publications.map((publication) => (
          <li key={publication.id} data-part={publication.category.id}>
            <PublicationCard publication={publication} />
          </li>
        ))}
      </ul>
    </Choices>
  );
}

function PublicationCard({ publication }: { publication: PublicationData }) {
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
      <h2 className="text-xl leading-tight tracking-normal">
        <a className="inline-block py-2 hover:underline" href={to("publication", { id })}>
          {title}
        </a>
      </h2>
      <p className="mt-1 mb-4">{description}</p>
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
