import { platformScripts } from "#model/event-platform.ts";
import { useI18n } from "../../ui/i18n.tsx";
import { EmbedFrame } from "../embed/embed-frame.tsx";
import { type EmbedMode, useConsent } from "../embed/privacy.ts";
import { useScript } from "../embed/use-script.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { Button } from "../../ui/button.tsx";

declare global {
  interface Window {
    luma?: { initCheckout?: () => void };
  }
}

export type TicketingProps = {
  mode: EmbedMode;
  id: string;
  sandbox: string[];
  over: boolean;
  keepsRoom: boolean;
};

export function Ticketing({ mode, id, sandbox, over, keepsRoom }: TicketingProps) {
  const { t } = useI18n();
  useScript({
    id: "luma-checkout",
    src: `${platformScripts}/checkout-button.js`,
    wanted: useConsent(mode, "luma") === "given",
    onLoad: () => window.luma?.initCheckout?.(),
  });
  const page = `https://luma.com/event/${id}`;
  return (
    <div className="grid gap-6">
      {(keepsRoom || !over) && (
        <p className={over ? "invisible" : ""}>
          {/* Without the script, a plain link; with it, the checkout opens over the page. */}
          <Button href={page} data-luma-action="checkout" data-luma-event-id={id}>
            {t("tour.ticketsBuy")}
          </Button>
        </p>
      )}
      <TextLink className="justify-self-start" href={page}>
        {t(over ? "tour.eventLink" : "tour.ticketsLink")}
      </TextLink>
      <EmbedFrame
        provider="luma"
        mode={mode}
        src={`https://luma.com/embed/event/${id}/simple`}
        title={t("tour.ticketsTitle")}
        kind="tickets"
        features="payment"
        sandbox={["allow-top-navigation-by-user-activation", ...sandbox]}
      />
    </div>
  );
}
