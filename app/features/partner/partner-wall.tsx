import { useI18n } from "../../ui/i18n.tsx";
import { LogoLink } from "../../ui/logo-link.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { PartnerData } from "./partner.server.ts";

export function PartnerWall({ supporters: { heading, walls, tour } }: Pick<PartnerData, "supporters">) {
  const { t, to } = useI18n();
  if (walls.length === 0 && !tour) return null;
  return (
    <section className="wrap py-section" aria-labelledby="who">
      <h2 id="who">{heading}</h2>
      <div className="grid grid-cols-1 gap-y-10 gap-x-fluid-l mt-12 xl:grid-cols-2">
        {walls.map(({ key, logos }) => (
          <div key={key}>
            <h3 className="mb-4 text-base">{t(`partner.${key}`)}</h3>
            <ul className="grid grid-cols-2 gap-px border border-rule bg-rule md:max-xl:grid-cols-4">
              {logos.map((logo) => (
                <li key={logo.name} className="grid bg-raised">
                  <LogoLink logo={logo} small />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {tour && (
        <p className="mt-6">
          <TextLink href={`${to("kryptoTour")}#sponsors`}>{t("partner.tour", tour)}</TextLink>
        </p>
      )}
    </section>
  );
}
