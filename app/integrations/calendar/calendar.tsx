import { useI18n } from "#i18n/i18n.tsx";
import { EmbedFrame } from "#integrations/embed/embed-frame.tsx";
import { type EmbedMode, mustAsk } from "#integrations/embed/privacy.ts";
import { viewSandbox } from "#integrations/embed/sandbox.ts";
import { useScript } from "#integrations/embed/use-script.ts";

type CalendarProps = { mode: EmbedMode; id: string; publicUrl: string };

export function Calendar({ mode, id, publicUrl }: CalendarProps) {
  const { t } = useI18n();
  useScript({
    id: "luma-loader",
    src: "https://embed.lu.ma/loader.js",
    wanted: () => !mustAsk(mode, "luma"),
    keep: true,
  });
  return (
    <EmbedFrame
      provider="luma"
      mode={mode}
      src={`https://luma.com/embed/calendar/${id}/events?lt=dark`}
      title={t("events.calendarTitle")}
      link={{ href: publicUrl, label: t("events.calendarLink") }}
      className="embed-calendar"
      allowFeatures="fullscreen; payment"
      sandbox={viewSandbox}
    />
  );
}
