import type { ReactNode } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { HidePast } from "../../ui/hide-past.tsx";
import { StripedRule } from "../../ui/striped-rule.tsx";
import { Picture } from "../../ui/picture.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { BranchData } from "./branch.server.ts";
import styles from "./branch-hero.module.css";

export function BranchHero({ branch, children }: { branch: BranchData; children: ReactNode }) {
  const { t, to } = useI18n();
  const { siteName, name, school, town, schoolLogo, summary } = branch;
  return (
    <section className="on-night hidden-until-complete flex min-h-svh flex-col pt-(--bar) print:min-h-0 print:pt-0">
      <div className="flex grow flex-col lg:grid lg:grid-cols-2 xl:grid-cols-[5fr_7fr]">
        <div className={`print:hidden ${styles.picture}`}>
          <HeroPicture hero={branch.hero} />
        </div>
        {children && <HidePast />}
        <div className="flex grow flex-col pr-gutter pb-4 pl-(--page-edge) [--air:clamp(0.75rem,3svh,2rem)] lg:pt-3 lg:pr-8 lg:pb-7">
          <p className="flex min-h-13 items-center justify-between gap-4 text-sm lg:mb-auto lg:grid lg:justify-items-start lg:gap-(--air)">
            <TextLink className="print:hidden" href={to("branches")}>
              <span aria-hidden="true">← </span>
              {t("branch.back")}
            </TextLink>
            {schoolLogo && (
              <span className="flex-none bg-raised px-2.5 py-1.5 lg:px-3.5 lg:py-3">
                <img
                  className="h-6 w-auto lg:h-7.5"
                  src={schoolLogo.src}
                  width={schoolLogo.width}
                  height={schoolLogo.height}
                  alt={school}
                  // Not preloaded by React, so that the picture of the city comes first.
                  fetchPriority="low"
                />
              </span>
            )}
          </p>
          <h1 className={styles.name} data-long={name.length > 10 || undefined}>
            <span>{siteName}</span> {name}
          </h1>
          <p className="mt-2.5 font-semibold">{town ? `${school}, ${town}` : school}</p>
          <p className="mt-1.5 max-w-136 text-sm leading-normal lg:mt-2.5 lg:text-base">{summary}</p>
          <div className="mt-auto lg:mt-0">
            {children}
            <p className="flex flex-wrap items-center gap-x-7 gap-y-1 pt-(--air)">
              <ButtonLink className="max-sm:flex-[1_1_15rem]" href={branch.writeHref}>
                {t("branch.write")}
              </ButtonLink>
              <TextLink className="max-sm:[@media(height<50rem)]:hidden" href={to("join")}>
                {branch.join}
              </TextLink>
            </p>
          </div>
        </div>
      </div>
      <StripedRule />
    </section>
  );
}

/** The picture of the city, or a drawing with a flat version for low frames. */
function HeroPicture({ hero: { image, flat, alt } }: Pick<BranchData, "hero">) {
  const picture = (
    <Picture
      className={`absolute inset-0 size-full object-cover ${flat ? "" : "object-[75%_30%]"}`}
      image={flat ?? image}
      alt={alt}
      sizes="(min-width: 64rem) 58vw, 100vw"
      eager
    />
  );
  if (!flat) return picture;
  return (
    <picture>
      <source media="(min-width: 64rem), (min-width: 40rem) and (min-height: 45rem)" srcSet={image.src} />
      {picture}
    </picture>
  );
}
