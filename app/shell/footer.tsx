import { Children, type ReactNode } from "react";
import { useLocation } from "react-router";
import { useI18n } from "../ui/i18n.tsx";
import { openingId, unprefixedPathTo } from "#model/pages.ts";
import type { FooterColumn } from "#model/schema/plain-page.ts";
import { StripedRule } from "../ui/striped-rule.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { ExternalLink } from "../ui/external-link.tsx";
import { Mark } from "../ui/mark.tsx";
import { softLink } from "./navigation-links.tsx";
import type { Shell } from "./shell.server.ts";

const link = `inline-block min-w-11 py-2 wrap-anywhere ${softLink}`;

const onPaper = "print:flex-row print:items-end print:gap-8 print:pt-6 print:pb-0 print:text-sm";

const networks = ["linkedin", "x", "youtube", "instagram"] as const;

export function Footer({ shell }: { shell: Shell }) {
  const { t, to } = useI18n();
  const current = useLocation().pathname.replace(/\/+$/, "");
  const { name, location, email, report, social, legal, copyright, legalForm } = shell;
  const present = networks.flatMap((network) => (social[network] ? [[network, social[network]] as const] : []));
  return (
    <footer className="on-night">
      <StripedRule />
      {current !== to("join") && <ClosingCall shell={shell} />}
      <div className="wrap print:hidden">
        <div className="footer-columns">
          <AudienceColumns audiencePages={shell.audiencePages} footerLinks={shell.footerLinks} />
          {present.length > 0 && (
            <Column title={t("footer.networks")}>
              {present.map(([network, href]) => (
                <ExternalLink key={network} className={link} href={href}>
                  {t(`social.${network}`)}
                </ExternalLink>
              ))}
            </Column>
          )}
          <Column title={t("footer.legal")}>
            {linksIn("legal", shell.footerLinks)}
            {legal.map(({ title, href }) => (
              <a key={href} className={link} href={href} type="application/pdf">
                {t("footer.documentLabel", { title })}
              </a>
            ))}
            <a className={link} href={report.href}>
              {report.label}
            </a>
          </Column>
        </div>
      </div>
      <div
        className={`wrap flex flex-col gap-x-16 gap-y-8 pt-16 pb-20 lg:flex-row lg:items-end lg:justify-between ${onPaper}`}
      >
        <div className="flex flex-none flex-wrap items-end gap-6 print:flex-1">
          <Mark className="h-21 w-15 flex-none print:h-11 print:w-8" />
          <p>
            <strong>{name}</strong>
            <br />
            {location}
            <br />
            <a className={`inline-block min-w-11 py-1 wrap-anywhere ${softLink}`} href={`mailto:${email}`}>
              {email}
            </a>
          </p>
        </div>
        <div className="text-sm text-balance text-on-night-soft lg:max-w-176 lg:text-right print:flex-1">
          <p>
            {`© ${copyright.from} – ${copyright.to} ${name}. `}
            <span className="inline-block">{`${legalForm}.`}</span>
          </p>
          {/* `app/page.ts` shows the button to visitors who have allowed a service. */}
          <div role="status" data-withdraw="">
            <button type="button" className="min-h-11 underline" hidden>
              {t("footer.withdraw")}
            </button>
            <p hidden>{t("footer.withdrawn")}</p>
          </div>
          {shell.sampleNotice && <p>{shell.sampleNotice}</p>}
        </div>
      </div>
    </footer>
  );
}

function linksIn(column: FooterColumn, links: Shell["footerLinks"]) {
  return links
    .filter(({ footer }) => footer === column)
    .map(({ path, name }) => (
      <a key={path} className={link} href={path}>
        {name}
      </a>
    ));
}

function AudienceColumns({ audiencePages, footerLinks }: Pick<Shell, "audiencePages" | "footerLinks">) {
  const { t, to } = useI18n();
  return (
    <>
      <Column title={t("footer.participate")}>
        <a className={link} href={to("join")}>
          {audiencePages.join}
        </a>
        <a className={link} href={to("branches")}>
          {audiencePages.branches}
        </a>
        <a className={link} href={`${to("join")}#${openingId}`}>
          {audiencePages.open}
        </a>
        {linksIn("participate", footerLinks)}
      </Column>
      <Column title={t("footer.work")}>
        {linksIn("work", footerLinks)}
        <a className={link} href={unprefixedPathTo("publications")}>
          {t("nav.publications")}
        </a>
        <a className={link} href={unprefixedPathTo("donation")}>
          {t("nav.donation")}
        </a>
      </Column>
    </>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-3 text-base">{title}</h3>
      <ul>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </div>
  );
}

function ClosingCall({ shell: { call, audiencePages } }: { shell: Shell }) {
  const { to } = useI18n();
  return (
    <section className="wrap grid items-end justify-items-start gap-x-12 gap-y-6 pt-section pb-16 lg:grid-cols-[1fr_auto] print:hidden">
      <h2 className="col-span-full -ml-[0.03em] text-[min(12.4vw,14rem)]">{call.title}</h2>
      <p className="lede text-on-night-soft">{call.text}</p>
      <ButtonLink href={to("join")}>{audiencePages.join}</ButtonLink>
    </section>
  );
}
