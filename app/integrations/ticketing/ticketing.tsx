import { useI18n } from "#i18n/i18n.tsx";
import { EmbedFrame } from "#integrations/embed/embed-frame.tsx";
import { type EmbedMode, mustAsk } from "#integrations/embed/privacy.ts";
import { formSandbox } from "#integrations/embed/sandbox.ts";
import { useScript } from "#integrations/embed/use-script.ts";

declare global {
  interface Window {
    luma?: { initCheckout?: () => void };
  }
}

type TicketingProps = { mode: EmbedMode; id: string };

/** The event's ticket office: the platform's frame, and its script for as long as the page is open. */
export function Ticketing({ mode, id }: TicketingProps) {
  const { t } = useI18n();
  useScript({
    id: "luma-checkout",
    src: "https://embed.lu.ma/checkout-button.js",
    wanted: () => !mustAsk(mode, "luma"),
    onLoad: () => window.luma?.initCheckout?.(),
    onLeave: removeTraces,
  });
  return (
    <EmbedFrame
      provider="luma"
      mode={mode}
      src={`https://luma.com/embed/event/${id}/simple`}
      title={t("tour.ticketsTitle")}
      link={{ href: `https://luma.com/event/${id}`, label: t("tour.ticketsLink") }}
      className="embed-ticketing"
      allowFeatures="fullscreen; payment"
      sandbox={formSandbox}
    />
  );
}

/** Removing the script leaves its global, styles and overlays behind. */
function removeTraces() {
  delete window.luma;
  for (const trace of document.querySelectorAll('[class^="luma-"], [id^="luma-"]')) trace.remove();
}
