import { Arrow } from "../../ui/arrow.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import type { TourData } from "./krypto-tour.server.ts";
import { LogoList } from "./logo-list.tsx";

export function TourSponsors({ text, tiers }: Pick<TourData, "text" | "tiers">) {
  const { to } = useI18n();
  const { heading, contact } = text.sponsors;
  return (
    <section className="section-day" aria-labelledby="sponsors">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-y-5 gap-x-12 mb-[clamp(2rem,3.5vw,3.5rem)]">
          <h2 id="sponsors">{heading}</h2>
          {contact !== undefined && (
            <PageLink className="button" to={to("partner")}>
              {contact}
              <Arrow />
            </PageLink>
          )}
        </div>
        {tiers.map(({ rank, name, mark, logos }) => (
          <section key={rank} className="tier" data-rank={Math.min(rank, 4)} aria-labelledby={`tier-${rank}`}>
            <h3 id={`tier-${rank}`} className="flex items-center gap-3 text-xl">
              <img {...mark} alt="" className="h-8 w-auto" loading="lazy" />
              {name}
            </h3>
            <LogoList className="flex flex-wrap items-center gap-y-2 gap-x-[clamp(1rem,3vw,3.5rem)]" logos={logos} />
          </section>
        ))}
      </div>
    </section>
  );
}
