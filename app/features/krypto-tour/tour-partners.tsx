import { useI18n } from "../../ui/i18n.tsx";
import type { Logo } from "../../ui/logo-link.tsx";
import type { TourData } from "./krypto-tour.server.ts";
import { LogoList } from "./logo-list.tsx";

export function TourPartners({ text, community, media }: Pick<TourData, "text" | "community" | "media">) {
  const { t } = useI18n();
  return (
    <section className="section-day" aria-labelledby="partners">
      <div className="wrap">
        <h2 id="partners">{t("tour.partners")}</h2>
        <div className="tour-walls">
          <Wall id="community" heading={text.communityPartners.heading} logos={community} />
          <Wall id="media" heading={text.mediaPartners.heading} logos={media} />
        </div>
      </div>
    </section>
  );
}

function Wall({ id, heading, logos }: { id: string; heading: string; logos: Logo[] }) {
  if (logos.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-4 text-lg">
        {heading}
      </h3>
      <LogoList className="partner-grid" logos={logos} />
    </section>
  );
}
