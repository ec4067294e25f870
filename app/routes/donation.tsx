import { CryptoDonation } from "../features/donation/crypto-donation.tsx";
import { donationData } from "../features/donation/donation.server.ts";
import { CardDonation, Impact, NodeAndTransparency, Ways } from "../features/donation/sections.tsx";
import { pageLoader } from "../shell/head.server.ts";
import { PageHeader } from "../shell/page-header.tsx";
import { staticPage } from "../shell/static-page.ts";
import type { Route } from "./+types/donation.ts";

export { meta } from "../shell/head.ts";

export const handle = staticPage;

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
