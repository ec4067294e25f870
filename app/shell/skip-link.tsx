import { useI18n } from "../ui/i18n.tsx";

export function SkipLink() {
  const { t } = useI18n();
  return (
    <a
      href="#content"
      className="skip-link fixed top-0 left-0 z-40 -translate-y-[110%] bg-raised px-6 py-3 font-semibold text-on-surface focus:translate-y-0"
    >
      {t("skip")}
    </a>
  );
}
