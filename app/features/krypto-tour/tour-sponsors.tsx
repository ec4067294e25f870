import { useI18n } from "../../ui/i18n.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import type { TourData } from "./krypto-tour.server.ts";
import { LogoList } from "./logo-list.tsx";

type TourSponsorsProps = { heading: string; tiers: TourData["tiers"]; join: string };

export function TourSponsors({ heading, tiers, join }: TourSponsorsProps) {
  const { to } = useI18n();
  return (
    <section className="section-day" aria-labelledby="sponsors">
      <div className="wrap">
        <div className="mb-12 flex flex-wrap items-end justify-between gap-x-16 gap-y-6">
          <h2 id="sponsors">{heading}</h2>
          <PageLink className="text-link" to={to("partner")}>
            {join}
          </PageLink>
        </div>
        {tiers.map(({ rank, name, mark, logos }) => (
          <section key={rank} className="tier" data-rank={Math.min(rank, 4)} aria-labelledby={`tier-${rank}`}>
            <h3 id={`tier-${rank}`} className="flex items-center gap-3 text-xl">
              <img
                src={mark.src}
                width={mark.width}
                height={mark.height}
                alt=""
                className="h-8 w-auto"
                loading="lazy"
              />
              {name}
            </h3>
            <LogoList className="tier-logos" logos={logos} />
          </section>
        ))}
      </div>
    </section>
  );
}
