import type { ReactNode } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import { Arrow } from "../../ui/arrow.tsx";
import { BandStrip } from "../../ui/band-strip.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { BranchBearing } from "./branch-bearing.tsx";
import type { BranchData } from "./branch.server.ts";

/** The words on the left and the picture, whole, on the right; one below the other on narrow screens. */
export function BranchHero({ branch, children }: { branch: BranchData; children: ReactNode }) {
  const { t, to } = useI18n();
  const { hero, siteName, name, school, schoolLogo, description } = branch;
  return (
    <section className={hero.drawn ? "branch-hero branch-hero-drawn on-night" : "branch-hero on-night"}>
      <div className="branch-hero-columns">
        <PageLink className="text-link branch-hero-back" to={to("branches")}>
          <span aria-hidden="true">← </span>
          {t("branch.back")}
        </PageLink>
        <div className="branch-hero-picture">
          <Picture
            image={hero.image}
            alt={hero.alt}
            sizes="(min-width: 64rem) 58vw, 100vw"
            eager
            className="branch-hero-image"
          />
          {!hero.drawn && <BranchBearing branch={branch} />}
        </div>
        <div className="branch-hero-text">
          {schoolLogo && (
            <p className="mb-6 inline-block bg-raised p-4">
              <img
                src={schoolLogo.src}
                width={schoolLogo.width}
                height={schoolLogo.height}
                alt={school}
                className="h-8 w-auto"
              />
            </p>
          )}
          <h1>
            <span className="block text-2xl leading-none tracking-tight">{siteName}</span>
            {name}
          </h1>
          <p className="mt-4 text-lg font-semibold">{school}</p>
          <p className="mt-4 max-w-[52ch] text-lg leading-[1.42] text-pretty">{description}</p>
          <p className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-2">
            <a className="button" href={branch.writeHref}>
              {t("branch.write", { name })}
              <Arrow />
            </a>
            <PageLink className="text-link" to={to("join")}>
              {branch.join}
            </PageLink>
          </p>
        </div>
      </div>
      {children}
      <BandStrip />
    </section>
  );
}
