import { useI18n } from "../../ui/i18n.tsx";

/** `app/page.ts` shows the button to visitors who have allowed a service. */
export function WithdrawConsent() {
  const { t } = useI18n();
  return (
    <div role="status" data-withdraw="">
      <button type="button" className="min-h-11 underline" hidden>
        {t("footer.withdraw")}
      </button>
      <p hidden>{t("footer.withdrawn")}</p>
    </div>
  );
}
