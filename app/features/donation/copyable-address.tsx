import { useState } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import type { Art } from "../../ui/picture.tsx";
import { TextLink } from "../../ui/text-link.tsx";

/** Either a QR code or, on a sample site, a warning that nobody owns the address. */
export type Precaution = { code?: Art; warning?: string };

type CopyableAddressProps = Precaution & { label: string; address: string };

export function CopyableAddress({ label, address, code, warning }: CopyableAddressProps) {
  const { t } = useI18n();
  const [answer, setAnswer] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setAnswer(t("donation.copied"));
    } catch {
      setAnswer(t("donation.copyFailed"));
    }
  };
  return (
    <div className="mb-6 flex flex-wrap items-start gap-6">
      {code && <img {...code} alt={t("donation.qr", { address })} loading="lazy" className="size-32" />}
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p>{label}</p>
        <p className="font-semibold text-balance break-all">{address}</p>
        {warning && <p className="my-2 border-l-3 border-accent pl-3 font-semibold">{warning}</p>}
        <TextLink className="needs-script" onClick={() => void copy()}>
          {t("donation.copy")}
        </TextLink>
        <p role="status">{answer}</p>
      </div>
    </div>
  );
}
