import { DonationForm } from "../../integrations/donation-form/donation-form.tsx";
import type { DonationData } from "./donation.server.ts";

type CardDonationProps = { card: DonationData["text"]["card"]; embed: NonNullable<DonationData["embed"]> };

export function CardDonation({ card, embed }: CardDonationProps) {
  return (
    <section className="bg-day py-section" aria-labelledby="card">
      <div className="wrap grid items-start gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="card">{card.heading}</h2>
          <p className="lede mt-6">{card.text}</p>
          <dl className="mt-8">
            {[card.customAmount, card.paymentMethod].map(({ heading, text }) => (
              <div key={heading} className="border-t border-rule py-4">
                <dt className="font-semibold">{heading}</dt>
                <dd className="mt-1 max-w-[48ch]">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <DonationForm {...embed} />
      </div>
    </section>
  );
}
