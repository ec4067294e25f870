import { platformScripts } from "#model/service-hosts.ts";
import { useI18n } from "../../ui/i18n.tsx";
import type { EmbedMode } from "../embed/consent.ts";
import { Embed, Frame } from "../embed/embed.tsx";
import { Button } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";

type TicketingProps = {
  mode: EmbedMode;
  id: string;
  over: boolean;
  keepsRoom: boolean;
};

export function Ticketing({ mode, id, over, keepsRoom }: TicketingProps) {
  const { t } = useI18n();
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
      <Embed provider="luma" mode={mode} kind="tickets" script={`${platformScripts}/checkout-button.js`}>
        <Frame
          src={`https://luma.com/embed/event/${id}/simple`}
          title={t("tour.ticketsTitle")}
          features="payment"
          sandbox="allow-top-navigation-by-user-activation"
        />
      </Embed>
    </div>
  );
}
