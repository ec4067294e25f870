import { formatDate } from "#model/formats.ts";
import { DownArrow } from "../../ui/arrow.tsx";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Related, RelatedList } from "../../ui/related.tsx";
import { SectionHead } from "../../ui/section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { PressData } from "./press.server.ts";

export function Presentation({ presentation }: Pick<PressData, "presentation">) {
  const { t } = useI18n();
  return (
    <section className="wrap py-section" aria-labelledby="presentation">
      <SectionHead id="presentation" heading={presentation.heading} text={presentation.text} />
      <ol className="border-t-3 border-rule-strong">
        {presentation.versions.map(({ seconds, text, length, wave }) => (
          <li
            key={seconds}
            className="grid gap-x-8 gap-y-3 border-b border-rule py-7 lg:grid-cols-[14rem_minmax(0,1fr)]"
          >
            <img className="h-12 w-full lg:col-span-full" {...wave} alt="" loading="lazy" />
            <h3 className="text-lg leading-none">
              <span className="text-3xl tracking-display">{seconds}</span> {t("press.seconds")}
            </h3>
            <div className="pb-2">
              <p className="max-w-[62ch] text-lg leading-relaxed">{text}</p>
              <p className="flex flex-wrap items-center gap-x-6 gap-y-2 mt-4 text-on-surface-soft text-sm">
                <CopyButton text={text} label={t("press.copyLabel", { seconds })} />
                <span>{t("press.length", length)}</span>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const tile = "print-exact relative grid min-h-48 place-items-center px-4 py-8 forced-color-adjust-none xl:min-h-72";
/** The palette itself, on every surface and on paper. */
const grounds = {
  day: "bg-(--white)",
  night: "bg-(--night) text-(--white)",
  accent: "bg-(--accent) text-(--night)",
};

export function PressLogos({ logos: { heading, text, tiles, rules, colours, pack } }: Pick<PressData, "logos">) {
  const { t } = useI18n();
  return (
    <section id="logos" className="wrap py-section" aria-labelledby="logos-heading">
      <SectionHead id="logos-heading" heading={heading} text={text} />
      <ul className="grid md:grid-cols-3">
        {tiles.map(({ ground, art }) => (
          <li key={ground} className={`${tile} ${grounds[ground]}`}>
            <img className="w-[min(15rem,80%)]" {...art} alt="" loading="lazy" />
            <p className="absolute bottom-4 left-5 text-sm">{t(`press.${ground}`)}</p>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-end justify-between gap-8">
        {rules.length > 0 && (
          <dl className="grid grow basis-120 grid-cols-2 gap-x-8 gap-y-4 @max-xs/page:grid-cols-1 md:grid-cols-3">
            {rules.map(({ title, text: rule }) => (
              <div className="border-t border-rule pt-3" key={title}>
                <dt className="text-on-surface-soft text-sm">{title}</dt>
                <dd className="font-semibold">{rule}</dd>
              </div>
            ))}
          </dl>
        )}
        <ul className="flex basis-88 flex-wrap text-sm" aria-label={t("press.colours")}>
          {colours.map(({ name, value }) => (
            <li key={name} className="flex-1">
              <svg className="mb-2 h-12 w-full border border-rule" aria-hidden="true">
                <rect width="100%" height="100%" fill={value} />
              </svg>
              <b className="block">{t(`press.colour.${name}`)}</b> <code className="block">{value}</code>
            </li>
          ))}
        </ul>
        <Button href={pack.href} download>
          {t("press.packFull", { size: pack.size })}
          <DownArrow />
        </Button>
      </div>
    </section>
  );
}

type PhotographsProps = { photographs: NonNullable<PressData["photographs"]> };

export function Photographs({ photographs: { heading, text, credit, pictures } }: PhotographsProps) {
  const { t } = useI18n();
  return (
    <section className="wrap pb-section" aria-labelledby="photographs">
      <SectionHead id="photographs" heading={heading} text={text} />
      <ul className="grid grid-cols-1 gap-y-8 gap-x-fluid-s md:grid-cols-3">
        {pictures.map(({ image, alt }) => (
          <li key={image.src}>
            <Picture
              className="w-full aspect-3/2 object-cover"
              image={image}
              alt={alt}
              sizes="(min-width: 48rem) 33vw, 100vw"
            />
            <p className="mt-2 text-on-surface-soft text-sm">{credit}</p>
            <TextLink
              className="inline-block"
              href={image.src}
              download
              aria-label={`${t("press.photograph")}, ${alt}`}
            >
              {t("press.photograph")} <DownArrow className="ml-1.5 inline-block" />
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
