import { platformScripts } from "#model/service-hosts.ts";
import { useI18n } from "../../ui/i18n.tsx";
import type { EmbedMode } from "../embed/consent.ts";
import { Embed, Frame } from "../embed/embed.tsx";
import { useConsent } from "../embed/use-consent.ts";
import { useScript } from "../embed/use-script.ts";

export type CalendarProps = { mode: EmbedMode; id: string };

export function Calendar({ mode, id }: CalendarProps) {
  const { t } = useI18n();
  useScript({ id: "luma-loader", src: `${platformScripts}/loader.js`, wanted: useConsent(mode, "luma") === true });
  return (
    <Embed provider="luma" mode={mode} kind="calendar">
      <Frame
        src={`https://luma.com/embed/calendar/${id}/events?lt=dark`}
        title={t("events.calendarTitle")}
        waits={mode === "ask"}
      />
    </Embed>
  );
}
