import { localise } from "#model/localise.ts";
import { art } from "../../content/pictures.server.ts";
import { content } from "../../content/source.server.ts";
import type { Language } from "#model/languages.ts";

export function donationData(lang: Language) {
  const { donationPage, site } = content();
  const { embeds, ethereum, links } = site;
  const { seo: _, ...text } = localise(donationPage, lang);
  return {
    text,
    art: art("header/donation"),
    embed: embeds.donation && { mode: embeds.mode, ...embeds.donation },
    ethereum: ethereum && { ...ethereum, code: art("code/ethereum") },
    lightning: links.lightning === undefined ? undefined : { url: links.lightning, code: art("code/lightning") },
    nodeUrl: links.nodeStatistics,
  };
}

export type DonationData = ReturnType<typeof donationData>;
