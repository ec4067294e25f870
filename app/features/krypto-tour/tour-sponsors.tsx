import { useI18n } from "../../ui/i18n.tsx";
import type { TourData } from "./krypto-tour.server.ts";
import { LogoList } from "./logo-list.tsx";

type TourSponsorsProps = { heading: string; tiers: TourData["tiers"] };

export function TourSponsors({ heading, tiers }: TourSponsorsProps) {
  const { t } = useI18n();
  return (
    <section className="bg-day py-section" aria-labelledby="sponsors">
      <div className="wrap">
        <h2 id="sponsors" className="mb-12">
          {heading}
        </h2>
        {tiers.map(({ tier, mark, logos }) => (
          <section key={tier} className={`tier tier-${tier}`} aria-labelledby={`tier-${tier}`}>
            <h3 id={`tier-${tier}`} className="flex items-center gap-3 text-xl">
              <img
                src={mark.src}
                width={mark.width}
                height={mark.height}
                alt=""
                className="h-8 w-auto"
                loading="lazy"
              />
              {t(`tour.tier.${tier}`)}
            </h3>
            <LogoList className="tier-logos" logos={logos} />
          </section>
        ))}
      </div>
    </section>
  );
}
