import { useI18n } from "../../ui/i18n.tsx";
import { BandStrip } from "../../ui/band-strip.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { BranchData } from "./branch.server.ts";

export function BranchHero({ branch }: { branch: BranchData }) {
  const { t, to } = useI18n();
  const { hero, siteName, name, school, schoolLogo, description } = branch;
  return (
    <section className={hero.drawn ? "branch-hero branch-hero-drawn on-night" : "branch-hero on-night"}>
      <Picture
        image={hero.image}
        alt={hero.alt}
        // On a phone only its middle is seen: the whole picture is wider than the screen.
        sizes="(min-width: 48rem) 100vw, 150vw"
        eager
        className="branch-hero-image"
      />
      <div className="branch-hero-text">
        <PageLink className="text-link branch-hero-back" to={to("branches")}>
          <span aria-hidden="true">← </span>
          {t("branch.back")}
        </PageLink>
        <div className="branch-hero-panel">
          {schoolLogo && (
            <p className="mt-auto mb-6 inline-block bg-raised p-4">
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
          <p className="mt-4 max-w-[52ch] text-lg md:max-lg:max-w-[46ch] leading-[1.42] text-pretty">{description}</p>
        </div>
      </div>
      <BandStrip />
    </section>
  );
}
