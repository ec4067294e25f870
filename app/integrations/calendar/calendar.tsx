import { platformScripts } from "#model/service-hosts.ts";
import { useI18n } from "../../ui/i18n.tsx";
import type { EmbedMode } from "../embed/consent.ts";
import { Embed, Frame } from "../embed/embed.tsx";

export type CalendarProps = { mode: EmbedMode; id: string };

export function Calendar({ mode, id }: CalendarProps) {
  const { t } = useI18n();
  return (
    <Embed provider="luma" mode={mode} kind="calendar" script={`${platformScripts}/loader.js`}>
      <Frame src={`https://luma.com/embed/calendar/${id}/events?lt=dark`} title={t("events.calendarTitle")} />
    </Embed>
  );
}
