import { useI18n } from "../../ui/i18n.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import type { Provider } from "./privacy.ts";

const policies: Record<Provider, string> = {
  helloasso: "https://www.helloasso.com/confidentialite",
  luma: "https://luma.com/privacy-policy",
  youtube: "https://policies.google.com/privacy",
  openstreetmap: "https://osmfoundation.org/wiki/Privacy_Policy",
  carto: "https://carto.com/privacy",
};

type EmbedPlaceholderProps = { provider: Provider; brief: true; onAccept: () => void };

export function EmbedPlaceholder({ provider, onAccept }: EmbedPlaceholderProps) {
  const { t } = useI18n();
  const name = t(`embed.provider.${provider}.name`);
  return (
    <div className="map-consent">
      <p className="max-w-[46ch]">{t("embed.askBriefly", { name })}</p>
      <button type="button" className="button" onClick={onAccept}>
        {t("embed.accept", { name })}
      </button>
      <ExternalLink className="text-link" href={policies[provider]}>
        {t("embed.policy", { name })}
      </ExternalLink>
    </div>
  );
}
