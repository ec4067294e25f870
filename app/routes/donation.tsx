import { CardDonation } from "../features/donation/card-donation.tsx";
import { CryptoDonation } from "../features/donation/crypto-donation.tsx";
import { donationData } from "../features/donation/donation.server.ts";
import { Impact } from "../features/donation/impact.tsx";
import { NodeAndTransparency } from "../features/donation/node-and-transparency.tsx";
import { Ways } from "../features/donation/ways.tsx";
import { pageLoader } from "../shell/head.server.ts";
import { PageHeader } from "../shell/page-header.tsx";
import type { Route } from "./+types/donation.ts";

export { meta } from "../shell/head.ts";

export const loader = pageLoader("donation", donationData);

export default function DonationPage({ loaderData }: Route.ComponentProps) {
  const { text, art, embed, ethereum, lightning, nodeUrl, taxReceipt } = loaderData;
  return (
    <>
      <PageHeader header={text.header} art={art} />
      <Ways text={text} embed={embed} lightning={lightning} ethereum={ethereum} taxReceipt={taxReceipt} />
      <Impact impact={text.impact} />
      {embed && <CardDonation card={text.card} embed={embed} />}
      {(ethereum ?? lightning) && <CryptoDonation crypto={text.crypto} ethereum={ethereum} lightning={lightning} />}
      <NodeAndTransparency node={text.node} nodeUrl={nodeUrl} transparency={text.transparency} />
    </>
  );
}
