import { pressData } from "../features/press/press.server.ts";
import { Photographs, Presentation, PressLogos, PressPublications } from "../features/press/press-sections.tsx";
import { Spokesperson } from "../features/press/spokesperson.tsx";
import { pageLoader } from "../shell/head.server.ts";
import { PageHeader } from "../shell/page-header.tsx";
import { ContactBar } from "../ui/contact-bar.tsx";
import { EmailText } from "../ui/email-text.tsx";
import { useI18n } from "../ui/i18n.tsx";
import { DatedFigures } from "../ui/dated-figures.tsx";
import { TextLink } from "../ui/text-link.tsx";
import { staticPage } from "../shell/static-page.ts";
import type { Route } from "./+types/press.ts";

export { meta } from "../shell/head.ts";

export const handle = staticPage;

export const loader = pageLoader("press", pressData);

export default function PressPage({ loaderData }: Route.ComponentProps) {
  const { header, art, contact, presentation, spokesperson, subjects, logos, photographs, figures, publications } =
    loaderData;
  const { t } = useI18n();
  return (
    <>
      <PageHeader header={header} art={art} compact />
      <div className="grid grid-cols-1">
        {/* On phones the figures come before the contact, under a small heading. */}
        <section className="wrap pt-6 pb-section lg:order-1 lg:pt-section" aria-labelledby="figures">
          <h2 id="figures" className="mb-4 text-xl lg:mb-12 lg:text-3xl">
            {figures.heading}
          </h2>
          <DatedFigures compact {...figures.dated} source={(source) => t("press.source", { source })} />
        </section>
        <ContactBar label={t("press.contact")} {...contact} write={t("press.write", { name: contact.firstName })}>
          <TextLink href={contact.href}>
            <EmailText email={contact.email} />
          </TextLink>
          {contact.phone && <TextLink href={`tel:${contact.phone.replaceAll(" ", "")}`}>{contact.phone}</TextLink>}
          <TextLink href={logos.pack.href} download>
            {t("press.pack")}
          </TextLink>
        </ContactBar>
      </div>
      <Presentation presentation={presentation} />
      {spokesperson && <Spokesperson spokesperson={spokesperson} subjects={subjects} />}
      <PressLogos logos={logos} />
      {photographs && <Photographs photographs={photographs} />}
      <PressPublications publications={publications} />
    </>
  );
}
