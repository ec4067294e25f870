import { useI18n } from "../ui/i18n.tsx";
import { LanguageLink } from "./language-link.tsx";

export function LanguageToggle() {
  const { t } = useI18n();
  return (
    <nav className="language-toggle" aria-label={t("language.label")}>
      <LanguageLink data-language="" />
    </nav>
  );
}
