import { DonationForm } from "../../integrations/donation-form/donation-form.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { Section } from "../../ui/section.tsx";
import type { DonationData } from "./donation.server.ts";

type Text = DonationData["text"];
type WaysProps = Pick<DonationData, "text" | "embed" | "lightning" | "ethereum" | "taxReceipt">;

export function Ways({ text: { card, crypto }, embed, lightning, ethereum, taxReceipt }: WaysProps) {
  const { t } = useI18n();
  const ways = [
    embed && { id: "card", label: card.heading },
    lightning && { id: "lightning", label: crypto.lightning.heading },
    ethereum && { id: "ethereum", label: crypto.ethereum.heading },
  ].filter((way) => way !== undefined);
  return (
    <nav className="wrap pt-8" aria-label={t("donation.ways")}>
      <ul className="flex flex-wrap gap-3">
        {ways.map(({ id, label }) => (
          <li key={id}>
            <Button look="quiet" href={`#${id}`}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-on-surface-soft">{taxReceipt}</p>
    </nav>
  );
}

export function Impact({ impact }: { impact: Text["impact"] }) {
  return (
    <Section className="wrap" aria-labelledby="impact">
      <h2 id="impact" className="mb-12">
        {impact.heading}
      </h2>
      <ul className="grid gap-8 md:grid-cols-3">
        {[impact.training, impact.development, impact.events].map(({ heading, text }) => (
          <li key={heading} className="border-t-3 border-rule-strong pt-4">
            <h3 className="text-xl xl:text-2xl">{heading}</h3>
            <p className="mt-3 max-w-[44ch] text-lg leading-normal">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function CardDonation({ card, embed }: { card: Text["card"]; embed: NonNullable<DonationData["embed"]> }) {
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
                <dd className="mt-1 max-w-[44ch]">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <DonationForm {...embed} />
      </div>
    </section>
  );
}

type NodeAndTransparencyProps = Pick<Text, "node" | "transparency"> & { nodeUrl: string | undefined };

export function NodeAndTransparency({ node, nodeUrl, transparency }: NodeAndTransparencyProps) {
  const { t } = useI18n();
  return (
    <div className="wrap grid gap-x-16 gap-y-16 py-section lg:grid-cols-2">
      {nodeUrl !== undefined && (
        <section aria-labelledby="node">
          <h2 id="node" className="text-2xl">
            {node.heading}
          </h2>
          <p className="lede mt-4 mb-8">{node.text}</p>
          <ButtonLink href={nodeUrl}>{t("donation.nodeLink")}</ButtonLink>
        </section>
      )}
      <section aria-labelledby="transparency">
        <h2 id="transparency" className="text-2xl">
          {transparency.heading}
        </h2>
        <div className="mt-4 grid max-w-[62ch] gap-4">
          {transparency.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
    </div>
  );
}
