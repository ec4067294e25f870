import { useI18n } from "../ui/i18n.tsx";
import { LanguageLink } from "./language-link.tsx";
import { useFloating } from "./use-floating.ts";

/** The floating button. */
export function LanguageToggle() {
  const { t } = useI18n();
  return (
    <nav ref={useFloating()} className="language-toggle" aria-label={t("language.label")}>
      <LanguageLink data-language="" />
    </nav>
  );
}
