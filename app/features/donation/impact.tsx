import type { DonationData } from "./donation.server.ts";
import { Section } from "../../ui/section.tsx";

export function Impact({ impact }: { impact: DonationData["text"]["impact"] }) {
  return (
    <Section className="wrap" aria-labelledby="impact">
      <h2 id="impact" className="mb-12">
        {impact.heading}
      </h2>
      <ul className="grid gap-8 md:grid-cols-3">
        {[impact.training, impact.development, impact.events].map(({ heading, text }) => (
          <li key={heading} className="border-t-3 border-rule-strong pt-4">
            <h3 className="text-xl xl:text-2xl">{heading}</h3>
            <p className="mt-3 max-w-[44ch] text-lg leading-[1.4]">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
