import { TierTable } from "./tier-table.tsx";
import type { PartnerData } from "./partner.server.ts";

export function PartnerTiers({ tiers, conditions, limits }: Pick<PartnerData, "tiers" | "conditions" | "limits">) {
  if (!tiers && !limits) return null;
  return (
    <section className="bg-day py-section" aria-labelledby={tiers ? "tiers" : "limits"}>
      <div className="wrap">
        {tiers && (
          <>
            <div className="section-head">
              <h2 id="tiers">{tiers.heading}</h2>
              <p className="lede">{tiers.text}</p>
            </div>
            <TierTable tiers={tiers} />
            {conditions.length > 0 && (
              <dl className="conditions">
                {conditions.map(({ title, text }) => (
                  <div key={title}>
                    <dt>{title}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            )}
          </>
        )}
        {limits && (
          <div className="limits on-night">
            <h2 id="limits">{limits.heading}</h2>
            <ul>
              {limits.items.map(({ title, text }) => (
                <li key={title}>
                  <b>{title}</b>
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
