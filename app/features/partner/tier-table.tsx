import { useI18n } from "../../ui/i18n.tsx";
import type { PartnerData } from "./partner.server.ts";

export function TierTable({ tiers: { names, rows } }: { tiers: NonNullable<PartnerData["tiers"]> }) {
  const { t } = useI18n();
  return (
    <table className="tiers" data-tiers={names.length}>
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
          <tr key={label} className={row === 0 ? "tiers-first" : undefined}>
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
  return (
    <span className={included ? "tier-yes" : "tier-no"}>
      <span className="sr-only">{included ? t("partner.yes") : t("partner.no")}</span>
    </span>
  );
}
