import { Ticketing } from "../../integrations/ticketing/ticketing.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import type { TourData } from "./krypto-tour.server.ts";
import { useOver } from "../../ui/use-over.ts";
import { Tense } from "./tense.tsx";

type TicketsProps = { text: NonNullable<TourData["text"]["ticketing"]> } & Pick<
  TourData,
  "ends" | "tickets" | "newsletter"
>;

/** The ticket office until the day is over; from then on what comes next, beside the event's page. */
export function Tickets({ text: { before, after }, ends, tickets, newsletter }: TicketsProps) {
  const over = useOver(ends);
  return (
    <section
      className="section wrap grid items-start gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]"
      aria-labelledby="tickets"
    >
      <div>
        <h2 id="tickets">
          <Tense ends={ends} as="span" before={before.heading} after={after.heading} />
        </h2>
        <Tense
          ends={ends}
          before={<p className="lede mt-6">{before.text}</p>}
          after={
            <>
              <p className="lede mt-6 mb-8">{after.text}</p>
              <NextEdition text={after} newsletter={newsletter} />
            </>
          }
        />
      </div>
      {tickets && <Ticketing {...tickets} over={over} keepsRoom={ends !== undefined} />}
    </section>
  );
}

type NextEditionProps = { text: TicketsProps["text"]["after"]; newsletter: TourData["newsletter"] };

function NextEdition({ text, newsletter }: NextEditionProps) {
  const { to } = useI18n();
  return (
    <p className="flex flex-wrap items-center gap-x-8 gap-y-4">
      {newsletter !== undefined && <ButtonLink href={newsletter}>{text.newsletter}</ButtonLink>}
      <PageLink className="text-link" to={to("partner")}>
        {text.partners}
      </PageLink>
    </p>
  );
}
