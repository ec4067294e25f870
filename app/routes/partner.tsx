import { partnerData } from "../features/partner/partner.server.ts";
import { PartnerFiles, PartnerTiers, PartnerWall } from "../features/partner/partner-sections.tsx";
import { pageLoader } from "../shell/head.server.ts";
import { PageHeader } from "../shell/page-header.tsx";
import { ContactBar } from "../ui/contact-bar.tsx";
import { useI18n } from "../ui/i18n.tsx";
import { DatedFigures } from "../ui/dated-figures.tsx";
import { TextLink } from "../ui/text-link.tsx";
import { SectionHead } from "../ui/section.tsx";
import { staticPage } from "../shell/static-page.ts";
import type { Route } from "./+types/partner.ts";

export { meta } from "../shell/head.ts";

export const handle = staticPage;

export const loader = pageLoader("partner", partnerData);

export default function PartnerPage({ loaderData }: Route.ComponentProps) {
  const { header, art, contact, reach, tiers, conditions, limits, supporters, downloads } = loaderData;
  const { t } = useI18n();
  return (
    <>
      <PageHeader header={header} art={art} />
      <ContactBar label={t("partner.contact")} {...contact} write={t("partner.write", { name: contact.firstName })}>
        <TextLink href={downloads.sheet.href} type="application/pdf" download>
          {t("partner.sheetShort")}
        </TextLink>
      </ContactBar>
      <section className="wrap py-section" aria-labelledby="reach">
        <SectionHead id="reach" heading={reach.heading} text={reach.text} />
        <DatedFigures {...reach.dated} source={(source) => t("partner.source", { source })} />
      </section>
      <PartnerTiers tiers={tiers} conditions={conditions} limits={limits} />
      <PartnerWall supporters={supporters} />
      <PartnerFiles downloads={downloads} contact={contact} />
    </>
  );
}
