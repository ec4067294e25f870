import { useState } from "react";
import { useI18n } from "#i18n/i18n.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { hasAllowed, withdrawAll } from "./privacy.ts";

/** Takes back what the visitor allowed; shown only to those who allowed something. */
export function WithdrawConsent() {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const [withdrawn, setWithdrawn] = useState(false);
  if (withdrawn) return <p role="status">{t("embed.withdrawn")}</p>;
  if (!hydrated || !hasAllowed()) return null;
  const withdraw = () => {
    withdrawAll();
    setWithdrawn(true);
  };
  return (
    <button type="button" className="min-h-11 cursor-pointer underline" onClick={withdraw}>
      {t("embed.withdraw")}
    </button>
  );
}
