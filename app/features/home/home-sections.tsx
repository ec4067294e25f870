import type { ReactNode } from "react";
import { formatDate, formatNumber } from "#model/formats.ts";
import { Arrow } from "../../ui/arrow.tsx";
import { Button } from "../../ui/button.tsx";
import { Carousel } from "../../ui/carousel.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { CardLink, LinkedCard } from "../../ui/linked-card.tsx";
import { LogoLink } from "../../ui/logo-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { HomeData } from "./home.server.ts";
import styles from "./home-sections.module.css";

const grounds = {
  join: { block: "bg-day", button: "night" },
  partner: { block: "on-accent", button: "night" },
  press: { block: "on-night", button: "accent" },
} as const;

export function AudienceLinks({ audiencePages }: Pick<HomeData, "audiencePages">) {
  const { to } = useI18n();
  return (
    <ul className="grid md:grid-cols-3 md:grid-rows-[auto_auto_1fr] print:my-8 print:grid-cols-3 print:gap-x-8">
      {audiencePages.map(({ page, title, text, button, art }) => (
        <li
          key={page}
          className={`group relative grid content-start justify-items-start print:min-h-0 print:p-0 ${styles.audience} ${grounds[page].block}`}
        >
          <img className={`print:hidden ${styles.art}`} {...art} alt="" loading="lazy" />
          <h2 className="text-2xl leading-none tracking-display decoration-4 underline-offset-[0.14em] group-hover:underline">
            {title}
          </h2>
          <p className="mt-4 max-w-[36ch] text-lg leading-normal">{text}</p>
          <Button look={grounds[page].button} size="small" className="mt-6" href={to(page)}>
            {button}
            <Arrow className="md:max-lg:hidden" />
            <span className="absolute inset-0" />
          </Button>
        </li>
      ))}
    </ul>
  );
}

export function Statistics({ heading, figures }: HomeData["statistics"]) {
  const { lang } = useI18n();
  return (
    <section className="bg-day" aria-labelledby="statistics">
      <div className="wrap py-section">
        <h2 id="statistics" className="mb-12">
          {heading}
        </h2>
        <dl className={styles.figures}>
          {figures.map(({ value, plus, label, caption }) => (
            <div key={label} className="@container flex flex-col-reverse justify-end">
              <dt className="mt-6 text-lg leading-snug font-semibold">
                {label}
                {caption && <small className="block text-base font-normal text-on-surface-soft">{caption}</small>}
              </dt>
              <dd className="font-display text-[clamp(3rem,46cqi,11rem)] leading-none font-bold tracking-display">
                {formatNumber(value, lang)}
                {plus && <sup className={styles.plus}>+</sup>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

const rows = [
  { key: "sponsors", speed: 0.3, perRow: 4 },
  { key: "partners", speed: 0.5, perRow: 4 },
  { key: "schools", speed: 0.4, perRow: 4 },
  { key: "media", speed: 0.6, perRow: 5 },
] as const;

export function Supporters({ heading, logos, become }: HomeData["supporters"]) {
  const { t, to } = useI18n();
  const filled = rows.filter(({ key }) => logos[key].length > 0);
  if (filled.length === 0) return null;
  return (
    <section className="relative pt-section pb-16" aria-labelledby="supporters">
      <div className="wrap">
        <HeadingAndLink id="supporters" heading={heading}>
          <TextLink href={to("partner")}>{become}</TextLink>
        </HeadingAndLink>
      </div>
      <SkipLink href="#latest">{t("home.skipLogos")}</SkipLink>
      {filled.map(({ key, speed, perRow }) => (
        <Carousel key={key} name={t(`home.${key}`)} speed={speed} perRow={perRow}>
          {logos[key].map((logo) => (
            <LogoLink key={logo.name} logo={logo} />
          ))}
        </Carousel>
      ))}
    </section>
  );
}

type LatestPublicationsProps = Pick<HomeData, "publications"> & { heading: string; all: string; url: string };

export function LatestPublications({ heading, all, url, publications }: LatestPublicationsProps) {
  const { lang } = useI18n();
  return (
    <section className="wrap pt-8 pb-section" aria-labelledby="latest">
      <HeadingAndLink id="latest" heading={heading}>
        <TextLink href={url}>{all}</TextLink>
      </HeadingAndLink>
      <ul className="grid grid-cols-2 gap-x-fluid-s gap-y-12 @max-xs/page:grid-cols-1 md:grid-cols-4">
        {publications.map((publication) => (
          <li key={publication.id}>
            <LinkedCard
              picture={
                <Picture image={publication.cover} alt="" sizes="(min-width: 48rem) 25vw, 50vw" className="w-full" />
              }
            >
              <h3 className="mt-4 group-hover:underline lg:text-xl">
                <CardLink href={url}>{publication.title}</CardLink>
              </h3>
              <p className="mt-3 flex flex-wrap gap-x-3 text-sm text-on-surface-soft">
                <span>{publication.category}</span>
                <time dateTime={publication.date}>{formatDate(publication.date, lang)}</time>
                <span>{publication.readTime}</span>
              </p>
            </LinkedCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

type HeadingAndLinkProps = { id: string; heading: string; children: ReactNode };

function HeadingAndLink({ id, heading, children }: HeadingAndLinkProps) {
  return (
    <div className="mb-12 flex flex-wrap items-end justify-between gap-x-16 gap-y-6">
      <h2 id={id} className="max-w-[15ch]">
        {heading}
      </h2>
      {children}
    </div>
  );
}
