import { Ticketing } from "../../integrations/ticketing/ticketing.tsx";
import type { TourData } from "./krypto-tour.server.ts";

type TicketsProps = {
  text: NonNullable<TourData["text"]["ticketing"]>;
  tickets: NonNullable<TourData["tickets"]>;
};

export function Tickets({ text, tickets }: TicketsProps) {
  return (
    <section
      className="section wrap grid items-start gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]"
      aria-labelledby="tickets"
    >
      <div>
        <h2 id="tickets">{text.heading}</h2>
        <p className="lede mt-6">{text.text}</p>
      </div>
      <Ticketing {...tickets} />
    </section>
  );
}
