import { Ticketing } from "../../integrations/ticketing/ticketing.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { useHasEnded } from "../../ui/use-has-ended.ts";
import { Section } from "../../ui/section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { TourData } from "./krypto-tour.server.ts";
import { Tense } from "./tense.tsx";

type Text = TourData["text"]["ticketing"];

type TicketsProps = { text: Text["before"]; tickets: NonNullable<TourData["tickets"]> } & Pick<TourData, "ends">;

export function Tickets({ text: { heading, text }, ends, tickets }: TicketsProps) {
  const { t } = useI18n();
  return (
    <Section className="wrap grid items-start gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]" aria-labelledby="tickets">
      <div>
        <h2 id="tickets">{heading}</h2>
        <Tense
          ends={ends}
          before={<p className="lede mt-6">{text}</p>}
          after={<p className="lede mt-6">{t("tour.ticketsOver")}</p>}
        />
      </div>
      <Ticketing {...tickets} over={useHasEnded(ends)} keepsRoom={ends !== undefined} />
    </Section>
  );
}

type WhatComesNextProps = { text: Text["after"] } & Pick<TourData, "ends" | "newsletter">;

/** Hidden until the event is over; the page needs <HidePast />. */
export function WhatComesNext({ text, ends, newsletter }: WhatComesNextProps) {
  const over = useHasEnded(ends);
  return (
    <Section className="wrap" aria-labelledby="next-edition" data-begins={ends} hidden={!over} suppressHydrationWarning>
      <h2 id="next-edition">{text.heading}</h2>
      <p className="lede mt-6 mb-8">{text.text}</p>
      <NextEdition text={text} newsletter={newsletter} />
    </Section>
  );
}

type NextEditionProps = {
  text: Text["after"];
  newsletter: TourData["newsletter"];
  look?: "accent" | "night";
};

export function NextEdition({ text, newsletter, look }: NextEditionProps) {
  const { to } = useI18n();
  return (
    <p className="flex flex-wrap items-center gap-x-8 gap-y-4">
      {newsletter !== undefined && (
        <ButtonLink href={newsletter} look={look}>
          {text.newsletter}
        </ButtonLink>
      )}
      <TextLink href={to("partner")}>{text.partners}</TextLink>
    </p>
  );
}
