import { useI18n } from "#i18n/i18n.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import type { Provider } from "./privacy.ts";

const policies: Record<Provider, string> = {
  helloasso: "https://www.helloasso.com/confidentialite",
  luma: "https://luma.com/privacy-policy",
  youtube: "https://policies.google.com/privacy",
};

type EmbedPlaceholderProps = { provider: Provider; onAccept: () => void };

/** What stands in a frame's place until the visitor wants it. */
export function EmbedPlaceholder({ provider, onAccept }: EmbedPlaceholderProps) {
  const { t } = useI18n();
  const name = t(`embed.provider.${provider}.name`);
  return (
    <div className="embed-placeholder">
      <p className="max-w-[46ch]">{t("embed.ask", { name, purpose: t(`embed.provider.${provider}.purpose`) })}</p>
      <button type="button" className="button" onClick={onAccept}>
        {t("embed.accept", { name })}
      </button>
      <ExternalLink className="text-link" href={policies[provider]}>
        {t("embed.policy", { name })}
      </ExternalLink>
    </div>
  );
}
