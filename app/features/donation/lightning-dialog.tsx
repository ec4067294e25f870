import { useRef } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { CopyableAddress, type Precaution } from "./copyable-address.tsx";

type LightningDialogProps = Precaution & { title: string; steps: string[]; url: string };

export function LightningDialog({ title, steps, url, ...precaution }: LightningDialogProps) {
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button className="mt-auto needs-script" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        {t("donation.lightningButton")}
      </Button>
      <Dialog ref={dialog} title={title} closeLabel={t("donation.close")}>
        <p className="flex flex-wrap items-center gap-4">
          <ButtonLink href={url}>{t("donation.onionLink")}</ButtonLink>
          <Button look="quiet" className="needs-script" onClick={() => dialog.current?.close()}>
            {t("donation.close")}
          </Button>
        </p>
        <div className="mt-6">
          <CopyableAddress label={t("donation.onionAddress")} address={url} {...precaution} />
        </div>
        <ol className="grid list-decimal gap-3 pl-6">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Dialog>
    </>
  );
}
