import { useI18n } from "../../ui/i18n.tsx";
import { LogoLink } from "../../ui/logo-link.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import type { PartnerData } from "./partner.server.ts";

export function PartnerWall({ supporters: { heading, walls, tour } }: Pick<PartnerData, "supporters">) {
  const { t, to } = useI18n();
  if (walls.length === 0 && !tour) return null;
  return (
    <section className="wrap py-section" aria-labelledby="who">
      <h2 id="who">{heading}</h2>
      <div className="walls">
        {walls.map(({ key, logos }) => (
          <div key={key}>
            <h3>{t(`partner.${key}`)}</h3>
            <ul className="wall">
              {logos.map((logo) => (
                <li key={logo.name}>
                  <LogoLink logo={logo} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {tour && (
        <p className="mt-6">
          <PageLink className="text-link" to={`${to("kryptoTour")}#sponsors`}>
            {t("partner.tour", tour)}
          </PageLink>
        </p>
      )}
    </section>
  );
}
