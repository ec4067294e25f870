import { Children, type ReactNode } from "react";
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
          <dl>
            <Entry label={t("branch.email")}>
              <TextLink href={`mailto:${contact.email}`}>
                <EmailText email={contact.email} />
              </TextLink>
            </Entry>
            {contact.phone && (
              <Entry label={t("branch.phone")}>
                <TextLink href={`tel:${contact.phone.replaceAll(" ", "")}`}>{contact.phone}</TextLink>
              </Entry>
            )}
            <Entry label={t("branch.address")}>
              <address className="not-italic">{address}</address>
            </Entry>
            {branch.sessions !== undefined && <Entry label={t("branch.sessions")}>{branch.sessions}</Entry>}
            {accounts.length > 0 && (
              <Entry label={t("branch.accounts")}>
                {accounts.map(({ network, href }) => (
                  <TextLink key={network} href={href}>
                    {t(`social.${network}`)}
                  </TextLink>
                ))}
              </Entry>
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

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-sm text-on-surface-soft">{label}</dt>
      {Children.map(children, (child) => child && <dd className="mb-4 text-lg wrap-anywhere">{child}</dd>)}
    </>
  );
}
