import { EmailText } from "../../ui/email-text.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { PlaceMap } from "../../integrations/map/place-map.tsx";
import type { BranchData } from "./branch.server.ts";

export function BranchContact({ branch }: { branch: BranchData }) {
  const { t } = useI18n();
  const { name, city, country, summary, contact, address, accounts, map, report } = branch;
  return (
    <section className="bg-day py-section" aria-labelledby="contact">
      <div className="wrap grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="contact" className="mb-8">
            {t("branch.contact")}
          </h2>
          <dl className="contact-list">
            <dt>{t("branch.email")}</dt>
            <dd>
              <TextLink href={`mailto:${contact.email}`}>
                <EmailText email={contact.email} />
              </TextLink>
            </dd>
            {contact.phone && (
              <>
                <dt>{t("branch.phone")}</dt>
                <dd>
                  <TextLink href={`tel:${contact.phone.replaceAll(" ", "")}`}>{contact.phone}</TextLink>
                </dd>
              </>
            )}
            <dt>{t("branch.address")}</dt>
            <dd>
              <address className="not-italic">{address}</address>
            </dd>
            {branch.sessions !== undefined && (
              <>
                <dt>{t("branch.sessions")}</dt>
                <dd>{branch.sessions}</dd>
              </>
            )}
            {accounts.length > 0 && (
              <>
                <dt>{t("branch.accounts")}</dt>
                {accounts.map(({ network, href }) => (
                  <dd key={network}>
                    <TextLink href={href}>{t(`social.${network}`)}</TextLink>
                  </dd>
                ))}
              </>
            )}
          </dl>
          <p className="mt-8">
            <TextLink href={report.href}>{report.label}</TextLink>
          </p>
        </div>
        <PlaceMap label={t("branch.map", { name })} name={name} settings={map}>
          <strong>
            {city}, {country}
          </strong>
          <p>{summary}</p>
        </PlaceMap>
      </div>
    </section>
  );
}
