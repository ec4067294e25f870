import { useI18n } from "../ui/i18n.tsx";
import { unprefixedPathTo } from "#model/pages.ts";
import { WithdrawConsent } from "../integrations/embed/withdraw-consent.tsx";
import { BandStrip } from "../ui/band-strip.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { ExternalLink } from "../ui/external-link.tsx";
import { Mark } from "../ui/mark.tsx";
import { PageLink } from "../ui/page-link.tsx";
import { FooterColumn } from "./footer-column.tsx";
import type { Shell } from "./shell.server.ts";

const networks = ["linkedin", "x", "youtube", "instagram"] as const;

export function Footer({ shell }: { shell: Shell }) {
  const { t, to } = useI18n();
  const { name, location, email, report, social, legal, copyright, legalForm } = shell;
  const present = networks.flatMap((network) => (social[network] ? [[network, social[network]] as const] : []));
  return (
    <footer className="on-night">
      <BandStrip />
      <ClosingCall shell={shell} />
      <div className="wrap grid gap-x-8 gap-y-12 pt-12 xs:grid-cols-2 lg:grid-cols-[2fr_1.5fr_1fr_1fr_1.3fr]">
        <div className="flex items-end gap-6 xs:col-span-full lg:col-span-1">
          <Mark className="h-[84px] w-[60px] shrink-0" />
          <p>
            <strong>{name}</strong>
            <br />
            {location}
          </p>
        </div>
        <FooterColumn title={t("footer.contact")}>
          <a href={`mailto:${email}`}>{email}</a>
          <a href={report.href}>{report.label}</a>
        </FooterColumn>
        {present.length > 0 && (
          <FooterColumn title={t("footer.networks")}>
            {present.map(([network, href]) => (
              <ExternalLink key={network} href={href}>
                {t(`social.${network}`)}
              </ExternalLink>
            ))}
          </FooterColumn>
        )}
        <FooterColumn title={t("footer.site")}>
          <PageLink to={unprefixedPathTo("publications")}>{t("nav.publications")}</PageLink>
          <PageLink to={unprefixedPathTo("donation")}>{t("nav.donation")}</PageLink>
        </FooterColumn>
        <FooterColumn title={t("footer.legal")}>
          <PageLink to={to("accessibility")}>{t("footer.accessibility")}</PageLink>
          {legal.map(({ title, href }) => (
            <a key={href} href={href} type="application/pdf">
              {t("footer.documentLabel", { title })}
            </a>
          ))}
        </FooterColumn>
      </div>
      <div className="wrap flex flex-wrap justify-between gap-x-8 gap-y-2 pt-16 pb-24 text-sm text-on-night-soft md:pb-8">
        <p>
          © {copyright.from} – {copyright.to} {name}. {legalForm}.
        </p>
        <WithdrawConsent />
        {shell.sampleNotice && <p>{shell.sampleNotice}</p>}
      </div>
    </footer>
  );
}

function ClosingCall({ shell: { call, joinUrl } }: { shell: Shell }) {
  return (
    <section className="wrap grid items-end justify-items-start gap-x-12 gap-y-6 pt-section pb-16 lg:grid-cols-[1fr_auto]">
      <h2 className="col-span-full -ml-[.03em] text-5xl leading-[.86] tracking-[-.04em]">{call.title}</h2>
      <p className="lede text-on-night-soft">{call.text}</p>
      <ButtonLink href={joinUrl}>{call.button}</ButtonLink>
    </section>
  );
}
