import { Button, ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { DonationData } from "./donation.server.ts";

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
          {lightning && <Lightning text={crypto.lightning} lightning={lightning} />}
          {ethereum && (
            <article id="ethereum" className="flex flex-col items-start border-t-3 border-accent pt-4">
              <h3 className="text-2xl">{crypto.ethereum.heading}</h3>
              <p className="mt-3 mb-4 max-w-[44ch]">{crypto.ethereum.text}</p>
              <Address label={t("donation.address")} {...ethereum} />
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

type LightningProps = {
  text: DonationData["text"]["crypto"]["lightning"];
  lightning: NonNullable<DonationData["lightning"]>;
};

function Lightning({ text: { heading, text, dialogTitle, steps }, lightning }: LightningProps) {
  const { t } = useI18n();
  const dialog = "lightning-payment";
  return (
    <article id="lightning" className="flex flex-col items-start border-t-3 border-accent pt-4">
      <h3 className="text-2xl">{heading}</h3>
      <p className="mt-3 mb-6 max-w-[44ch]">{text}</p>
      <Button className="mt-auto needs-script" aria-haspopup="dialog" commandfor={dialog} command="show-modal">
        {t("donation.lightningButton")}
      </Button>
      <Dialog id={dialog} title={dialogTitle} closeLabel={t("donation.close")}>
        <p className="flex flex-wrap items-center gap-4">
          <ButtonLink href={lightning.address}>{t("donation.onionLink")}</ButtonLink>
          <Button look="quiet" className="needs-script" commandfor={dialog} command="close">
            {t("donation.close")}
          </Button>
        </p>
        <div className="mt-6">
          <Address label={t("donation.onionAddress")} {...lightning} />
        </div>
        <ol className="grid list-decimal gap-3 px-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Dialog>
    </article>
  );
}

type AddressProps = { label: string } & Pick<NonNullable<DonationData["ethereum"]>, "address" | "code" | "warning">;

function Address({ label, address, code, warning }: AddressProps) {
  const { t } = useI18n();
  return (
    <div className="mb-6 flex flex-wrap items-start gap-6">
      {code && <img {...code} alt={t("donation.qr", { address })} loading="lazy" className="w-32" />}
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p>{label}</p>
        <p className="font-semibold text-balance break-all">{address}</p>
        {warning && <p className="mt-2 mb-2 border-l-12 border-accent pl-3 font-semibold">{warning}</p>}
        <TextLink className="needs-script" data-copy={address}>
          {t("donation.copy")}
        </TextLink>
        <p role="status" data-copied={t("donation.copied")} data-failed={t("donation.copyFailed")} />
      </div>
    </div>
  );
}
