import type { ReactNode } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { StripedRule } from "../../ui/striped-rule.tsx";
import { Picture } from "../../ui/picture.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { BranchData } from "./branch.server.ts";
import styles from "./branch-hero.module.css";

export function BranchHero({ branch, children }: { branch: BranchData; children: ReactNode }) {
  const { t, to } = useI18n();
  const { siteName, name, school, town, schoolLogo, summary } = branch;
  return (
    <section className={`on-night hidden-until-complete print:min-h-0 print:pt-0 ${styles.hero}`}>
      <div className={`print:hidden ${styles.picture}`}>
        <HeroPicture hero={branch.hero} />
      </div>
      <div className={styles.text}>
        <p className={styles.top}>
          <TextLink className="print:hidden" href={to("branches")}>
            <span aria-hidden="true">← </span>
            {t("branch.back")}
          </TextLink>
          {schoolLogo && (
            <img
              className={styles.logo}
              src={schoolLogo.src}
              width={schoolLogo.width}
              height={schoolLogo.height}
              alt={school}
            />
          )}
        </p>
        <h1 className={styles.name} data-long={name.length > 10 || undefined}>
          <span>{siteName}</span> {name}
        </h1>
        <p className="mt-2.5 font-semibold">{town ? `${school}, ${town}` : school}</p>
        <p className={styles.summary}>{summary}</p>
        <div className="mt-auto lg:mt-0">
          {children}
          <p className="flex flex-wrap items-center gap-x-7 gap-y-1 pt-(--air)">
            <ButtonLink className={styles.write} href={branch.writeHref}>
              {t("branch.write")}
            </ButtonLink>
            <TextLink className={styles.join} href={to("join")}>
              {branch.join}
            </TextLink>
          </p>
        </div>
      </div>
      <StripedRule className="col-span-full" />
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
