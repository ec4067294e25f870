import { Ticketing } from "../../integrations/ticketing/ticketing.tsx";
import type { TourData } from "./krypto-tour.server.ts";
import { useHasEnded } from "../../ui/use-has-ended.ts";
import { NextEdition } from "./next-edition.tsx";
import { Tense } from "./tense.tsx";

type TicketsProps = { text: TourData["text"]["ticketing"] } & Pick<TourData, "ends" | "tickets" | "newsletter">;

export function Tickets({ text: { before, after }, ends, tickets, newsletter }: TicketsProps) {
  const over = useHasEnded(ends);
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
