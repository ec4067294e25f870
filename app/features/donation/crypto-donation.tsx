import { useI18n } from "../../ui/i18n.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { CopyableAddress } from "./copyable-address.tsx";
import type { DonationData } from "./donation.server.ts";
import { LightningDialog } from "./lightning-dialog.tsx";

type CryptoDonationProps = {
  crypto: DonationData["text"]["crypto"];
  ethereum: DonationData["ethereum"];
  lightning: DonationData["lightning"];
};

export function CryptoDonation({ crypto, ethereum, lightning }: CryptoDonationProps) {
  const { t } = useI18n();
  return (
    <section className="on-night py-section" aria-labelledby="crypto">
      <div className="wrap">
        <h2 id="crypto">{crypto.heading}</h2>
        <p className="lede mt-6 text-on-night-soft">{crypto.text}</p>
        <div className="mt-12 grid gap-8 lg:grid-cols-2">
          {lightning && (
            <article id="lightning" className="flex flex-col items-start border-t-3 border-accent pt-4">
              <h3 className="text-2xl">{crypto.lightning.heading}</h3>
              <p className="mt-3 mb-6 max-w-[48ch]">{crypto.lightning.text}</p>
              <LightningDialog title={crypto.lightning.dialogTitle} steps={crypto.lightning.steps} {...lightning} />
            </article>
          )}
          {ethereum && (
            <article id="ethereum" className="flex flex-col items-start border-t-3 border-accent pt-4">
              <h3 className="text-2xl">{crypto.ethereum.heading}</h3>
              <p className="mt-3 mb-4 max-w-[48ch]">{crypto.ethereum.text}</p>
              <CopyableAddress label={t("donation.address")} {...ethereum} />
              <ButtonLink className="mt-auto" href={ethereum.explorer}>
                {t("donation.ethereumButton")}
              </ButtonLink>
            </article>
          )}
        </div>
      </div>
    </section>
  );
}
