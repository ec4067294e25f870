import { DownArrow } from "../../ui/arrow.tsx";
import { EmailText } from "../../ui/email-text.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { LogoLink } from "../../ui/logo-link.tsx";
import { SectionHead } from "../../ui/section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { PartnerData } from "./partner.server.ts";
import styles from "./partner.module.css";

export function PartnerTiers({ tiers, conditions, limits }: Pick<PartnerData, "tiers" | "conditions" | "limits">) {
  if (!tiers && !limits) return null;
  return (
    <section className="bg-day py-section" aria-labelledby={tiers ? "tiers" : "limits"}>
      <div className="wrap">
        {tiers && (
          <>
            <SectionHead id="tiers" heading={tiers.heading} text={tiers.text} />
            <TierTable tiers={tiers} />
            {conditions.length > 0 && (
              <dl className="grid gap-y-6 gap-x-8 mt-8 md:grid-cols-3">
                {conditions.map(({ title, text }) => (
                  <div key={title}>
                    <dt className="display-text text-lg leading-tight">{title}</dt>
                    <dd className="max-w-[62ch] mt-1.5">{text}</dd>
                  </div>
                ))}
              </dl>
            )}
          </>
        )}
        {limits && (
          <div className="on-night mt-fluid-l grid gap-x-12 gap-y-5 p-fluid-m lg:grid-cols-[1fr_3fr]">
            <h2 id="limits" className="text-2xl leading-none tracking-display">
              {limits.heading}
            </h2>
            <ul className="grid gap-y-4 gap-x-8 md:grid-cols-3">
              {limits.items.map(({ title, text }) => (
                <li className="pt-3 border-t border-rule-night text-on-night-soft" key={title}>
                  <b className="block text-on-night">{title}</b>
                  {text}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}

function TierTable({ tiers: { names, rows } }: { tiers: NonNullable<PartnerData["tiers"]> }) {
  const { t } = useI18n();
  return (
    <table className={styles.tiers}>
      <caption className="sr-only">{t("partner.table")}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t("partner.benefit")}</span>
          </th>
          {names.map(({ name, mark }) => (
            <th key={name} scope="col">
              <img {...mark} alt="" loading="lazy" />
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }, row) => (
          <tr key={label} className={row === 0 ? styles.prices : undefined}>
            <th scope="row">{label}</th>
            {cells.map((cell, index) => (
              <td key={names[index]?.name}>
                <Cell {...cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ included, text }: { included: boolean; text?: string | undefined }) {
  const { t } = useI18n();
  if (included && text) return text;
  const mark = included
    ? "print-exact inline-block size-4 rounded-full bg-accent align-[-0.1em] forced-color-adjust-none"
    : styles.missing;
  return (
    <span className={mark}>
      <span className="sr-only">{included ? t("partner.yes") : t("partner.no")}</span>
    </span>
  );
}

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

type PartnerFilesProps = Pick<PartnerData, "downloads" | "contact">;

export function PartnerFiles({ downloads: { heading, text, sheet, pack }, contact }: PartnerFilesProps) {
  const { t } = useI18n();
  const files = [
    {
      title: t("partner.sheet"),
      note: sheet.day && t("partner.sheetNote", { date: sheet.day }),
      kind: "PDF",
      ...sheet,
    },
    { title: t("partner.logos"), note: t("partner.logosNote"), kind: "ZIP", ...pack },
  ];
  return (
    <section className="on-accent py-section" aria-labelledby="files">
      <div className="wrap grid gap-x-16 gap-y-10 wrap-anywhere lg:grid-cols-2 xl:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="files">{heading}</h2>
          <p className="lede mt-6">{text}</p>
        </div>
        <div>
          <ul className="border-b-3 border-rule-strong">
            {files.map(({ title, note, kind, size, href }) => (
              <li key={kind} className="border-t-3 border-rule-strong">
                <a className="group flex flex-wrap items-baseline justify-between gap-x-6 py-5" href={href} download>
                  <b className="display-text text-xl leading-tight group-hover:underline">{title}</b>
                  <span className="flex items-center gap-3 font-semibold">
                    {kind}, {size}
                    <DownArrow />
                  </span>
                  <small className="basis-full text-base">{note}</small>
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-10">
            {contact.person && (
              <>
                <b>{contact.person.name}</b>, {contact.person.role}
                <br />
              </>
            )}
            <TextLink className="inline-block" href={contact.href}>
              <EmailText email={contact.email} />
            </TextLink>
          </p>
        </div>
      </div>
    </section>
  );
}
