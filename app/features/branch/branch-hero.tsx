import type { ReactNode } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import { StripedRule } from "../../ui/striped-rule.tsx";
import { Picture } from "../../ui/picture.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import type { BranchData } from "./branch.server.ts";

export function BranchHero({ branch, children }: { branch: BranchData; children: ReactNode }) {
  const { t, to } = useI18n();
  const { siteName, name, school, town, schoolLogo, summary } = branch;
  return (
    <section className="branch-hero on-night">
      <div className="branch-hero-picture">
        <HeroPicture hero={branch.hero} />
      </div>
      <div className="branch-hero-words">
        <p className="branch-hero-top">
          <TextLink href={to("branches")}>
            <span aria-hidden="true">← </span>
            {t("branch.back")}
          </TextLink>
          {schoolLogo && (
            <span className="flex-none bg-raised px-[0.6rem] py-[0.4rem] lg:px-[0.9rem] lg:py-[0.7rem]">
              <img
                className="w-auto h-6 lg:h-[1.9rem]"
                src={schoolLogo.src}
                width={schoolLogo.width}
                height={schoolLogo.height}
                alt={school}
              />
            </span>
          )}
        </p>
        <h1 className={name.length > 10 ? "branch-hero-long" : undefined}>
          <span>{siteName}</span> {name}
        </h1>
        <p className="mt-[0.6rem] font-semibold">{town ? `${school}, ${town}` : school}</p>
        <p className="branch-hero-text">{summary}</p>
        {children}
        <p className="branch-hero-actions">
          <ButtonLink className="flex-[1_1_15rem] sm:flex-none" href={branch.writeHref}>
            {t("branch.write")}
          </ButtonLink>
          <TextLink className="max-sm:[@media(height<50rem)]:hidden" href={to("join")}>
            {branch.join}
          </TextLink>
        </p>
      </div>
      <StripedRule />
    </section>
  );
}

/** The picture of the city, or a drawing with a flat version for low frames. */
function HeroPicture({ hero: { image, flat, alt } }: Pick<BranchData, "hero">) {
  const picture = <Picture image={flat ?? image} alt={alt} sizes="(min-width: 64rem) 58vw, 100vw" eager />;
  if (!flat) return picture;
  return (
    <picture>
      <source media="(min-width: 64rem), (min-width: 40rem) and (min-height: 45rem)" srcSet={image.src} />
      {picture}
    </picture>
  );
}
