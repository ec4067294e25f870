import { useI18n } from "../../ui/i18n.tsx";
import { formatDate, formatMinutes } from "#model/formats.ts";
import { ExternalLink } from "../../ui/external-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { HomeData } from "./home.server.ts";

type LatestPublicationsProps = Pick<HomeData, "publications"> & { heading: string; all: string; url: string };

export function LatestPublications({ heading, all, url, publications }: LatestPublicationsProps) {
  const { lang, t } = useI18n();
  return (
    <section className="wrap pt-[calc(var(--section)*0.5)] pb-section" aria-labelledby="latest">
      <div className="mb-12 flex flex-wrap items-end justify-between gap-x-16 gap-y-6 lg:mb-16">
        <h2 id="latest" className="max-w-[12ch]">
          {heading}
        </h2>
        <TextLink href={url}>{all}</TextLink>
      </div>
      <ul className="cover-grid">
        {publications.map((publication) => (
          <li key={publication.id}>
            <article className="linked-card">
              <Picture image={publication.cover} decorative sizes="(min-width: 48rem) 25vw, 50vw" className="w-full" />
              <h3 className="mt-4 text-base leading-[1.14] lg:mt-6 lg:text-xl">
                <ExternalLink href={url}>{publication.title}</ExternalLink>
              </h3>
              <p className="mt-3 flex flex-wrap gap-x-3 text-sm text-on-surface-soft">
                <span>{publication.category}</span>
                <time dateTime={publication.date}>{formatDate(publication.date, lang)}</time>
                <span>{t("publications.readTime", { minutes: formatMinutes(publication.readTime, lang) })}</span>
              </p>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
