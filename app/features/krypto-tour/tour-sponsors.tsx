import { useI18n } from "../../ui/i18n.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import type { TourData } from "./krypto-tour.server.ts";
import { LogoList } from "./logo-list.tsx";

type TourSponsorsProps = { heading: string; tiers: TourData["tiers"] };

export function TourSponsors({ heading, tiers }: TourSponsorsProps) {
  const { t, to } = useI18n();
  return (
    <section className="section-day" aria-labelledby="sponsors">
      <div className="wrap">
        <h2 id="sponsors" className="mb-12">
          {heading}
        </h2>
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
        <p className="mt-8">
          <PageLink className="text-link" to={to("partner")}>
            {t("tour.partner")}
          </PageLink>
        </p>
      </div>
    </section>
  );
}
