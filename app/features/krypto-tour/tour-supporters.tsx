import { useI18n } from "../../ui/i18n.tsx";
import { type Logo, LogoLink } from "../../ui/logo-link.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import type { TourData } from "./krypto-tour.server.ts";

export function TourSponsors({ text, tiers }: Pick<TourData, "text" | "tiers">) {
  const { to } = useI18n();
  const { heading, contact } = text.sponsors;
  return (
    <Section ground="day" aria-labelledby="sponsors">
      <div className="wrap">
        <div className="mb-fluid-l flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
          <h2 id="sponsors">{heading}</h2>
          {contact !== undefined && <ButtonLink href={to("partner")}>{contact}</ButtonLink>}
        </div>
        {tiers.map(({ rank, name, mark, logos }) => (
          <section
            key={rank}
            className="grid items-center gap-x-12 gap-y-6 border-t-3 border-rule-strong py-5 md:grid-cols-[12rem_1fr]"
            aria-labelledby={`tier-${rank}`}
          >
            <h3 id={`tier-${rank}`} className="flex items-center gap-3 text-xl">
              <img {...mark} alt="" className="h-8 w-auto" loading="lazy" />
              {name}
            </h3>
            <LogoList rank={rank} className="flex flex-wrap items-center gap-y-2 gap-x-fluid-s" logos={logos} />
          </section>
        ))}
      </div>
    </Section>
  );
}

export function TourPartners({ text, community, media }: Pick<TourData, "text" | "community" | "media">) {
  const { t } = useI18n();
  const walls = [
    { id: "community", heading: text.communityPartners.heading, logos: community },
    { id: "media", heading: text.mediaPartners.heading, logos: media },
  ].filter(({ logos }) => logos.length > 0);
  return (
    <Section ground="day" aria-labelledby="partners">
      <div className="wrap">
        <h2 id="partners">{t("tour.partners")}</h2>
        <div className={`mt-8 grid grid-cols-1 gap-x-12 gap-y-10 ${walls.length > 1 ? "xl:grid-cols-2" : ""}`}>
          {walls.map(({ id, heading, logos }) => (
            <section key={id} aria-labelledby={id}>
              <h3 id={id} className="mb-4 text-lg">
                {heading}
              </h3>
              <LogoList framed className="grid grid-cols-2 md:grid-cols-3" logos={logos} />
            </section>
          ))}
        </div>
      </div>
    </Section>
  );
}

type LogoListProps = { logos: Logo[]; rank?: number; framed?: boolean; className: string };

function LogoList({ logos, rank, framed = false, className }: LogoListProps) {
  return (
    <ul className={className}>
      {logos.map((logo) => (
        <li key={logo.name} className={framed ? "bg-raised outline -outline-offset-1 outline-rule" : undefined}>
          <Reveal>
            <LogoLink logo={logo} rank={rank} />
          </Reveal>
        </li>
      ))}
    </ul>
  );
}
