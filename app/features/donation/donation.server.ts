import { localise } from "#model/localise.ts";
import { art } from "../../content/pictures.server.ts";
import { content } from "../../content/source.server.ts";
import type { Language } from "#model/languages.ts";

export function donationData(lang: Language) {
  const { donationPage, site } = content();
  const { seo: _, ...text } = localise(donationPage, lang);
  return {
    text,
    art: art("header/donation"),
    embed: { mode: site.embeds.mode, ...site.embeds.donation },
    ethereum: site.ethereum,
    lightningUrl: site.links.lightning,
    codes: { ethereum: art("code/ethereum"), lightning: art("code/lightning") },
    nodeUrl: site.links.nodeStatistics,
  };
}

export type DonationData = ReturnType<typeof donationData>;
