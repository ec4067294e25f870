import { useState } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import { useHasAllowed, withdrawAll } from "./privacy.ts";

export function WithdrawConsent() {
  const { t } = useI18n();
  const hasAllowed = useHasAllowed();
  const [withdrawn, setWithdrawn] = useState(false);
  const withdraw = () => {
    withdrawAll();
    setWithdrawn(true);
  };
  return (
    <div role="status">
      {hasAllowed && (
        <button type="button" className="min-h-11 underline" onClick={withdraw}>
          {t("footer.withdraw")}
        </button>
      )}
      {!hasAllowed && withdrawn && <p>{t("footer.withdrawn")}</p>}
    </div>
  );
}
