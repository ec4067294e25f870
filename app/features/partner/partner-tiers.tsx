import { useI18n } from "../../ui/i18n.tsx";
import { SectionHead } from "../../ui/section.tsx";
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
