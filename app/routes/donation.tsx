import { CardDonation } from "../features/donation/card-donation.tsx";
import { CryptoDonation } from "../features/donation/crypto-donation.tsx";
import { donationData } from "../features/donation/donation.server.ts";
import { Impact } from "../features/donation/impact.tsx";
import { NodeAndTransparency } from "../features/donation/node-and-transparency.tsx";
import { Ways } from "../features/donation/ways.tsx";
import { languageOf } from "#model/languages.ts";
import { metaTags } from "../shell/head.ts";
import { pageHead } from "../shell/head.server.ts";
import { PageHeader } from "../shell/page-header.tsx";
import type { Route } from "./+types/donation.ts";

export function loader({ url }: Route.LoaderArgs) {
  const lang = languageOf(url.pathname);
  return { head: pageHead("donation", lang), ...donationData(lang) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData.head);

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
