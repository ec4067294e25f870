import { useI18n } from "../../ui/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import type { DonationData } from "./donation.server.ts";

type WaysProps = Pick<DonationData, "text" | "embed" | "lightning" | "ethereum" | "taxReceipt">;

export function Ways({ text: { card, crypto }, embed, lightning, ethereum, taxReceipt }: WaysProps) {
  const { t } = useI18n();
  const ways = [
    embed && { id: "card", label: card.heading },
    lightning && { id: "lightning", label: crypto.lightning.heading },
    ethereum && { id: "ethereum", label: crypto.ethereum.heading },
  ].filter((way) => way !== undefined);
  return (
    <nav className="wrap pt-8" aria-label={t("donation.ways")}>
      <ul className="flex flex-wrap gap-3">
        {ways.map(({ id, label }) => (
          <li key={id}>
            <Button look="quiet" href={`#${id}`}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-on-surface-soft">{taxReceipt}</p>
    </nav>
  );
}
