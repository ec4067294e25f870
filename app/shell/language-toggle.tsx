import { useI18n } from "../ui/i18n.tsx";
import { LanguageLink } from "./language-link.tsx";

/** Always visible: at the bottom right, on wide screens in the margin. */
export function LanguageToggle() {
  const { t } = useI18n();
  return (
    <nav className="language-toggle" aria-label={t("language.label")}>
      <LanguageLink data-language="" />
    </nav>
  );
}
