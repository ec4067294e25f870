import { platformScripts } from "#model/event-platform.ts";
import { useI18n } from "../../ui/i18n.tsx";
import { EmbedFrame } from "../embed/embed-frame.tsx";
import { type EmbedMode, useConsent } from "../embed/privacy.ts";
import { useScript } from "../embed/use-script.ts";

export type CalendarProps = { mode: EmbedMode; id: string; sandbox: string[] };

export function Calendar({ mode, id, sandbox }: CalendarProps) {
  const { t } = useI18n();
  useScript({
    id: "luma-loader",
    src: `${platformScripts}/loader.js`,
    wanted: useConsent(mode, "luma") === "given",
  });
  return (
    <EmbedFrame
      provider="luma"
      mode={mode}
      src={`https://luma.com/embed/calendar/${id}/events?lt=dark`}
      title={t("events.calendarTitle")}
      kind="calendar"
      sandbox={sandbox}
    />
  );
}
