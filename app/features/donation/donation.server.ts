import { localise } from "#model/localise.ts";
import { art, headerArt } from "../../content/pictures.server.ts";
import { content } from "../../content/source.server.ts";
import type { Language } from "#model/languages.ts";
import { buildWords } from "#model/words/catalogues.ts";

export function donationData(lang: Language) {
  const { donationPage, site } = content();
  const { sample, embeds, ethereum, links } = site;
  // On a sample site nobody owns the addresses.
  const precaution = (code: string) =>
    sample
      ? { warning: buildWords[lang].sample.sendNothing, code: undefined }
      : { warning: undefined, code: art(code) };
  const { seo: _, ...text } = localise(donationPage, lang);
  return {
    text,
    art: headerArt("donation"),
    embed: embeds.donation && { mode: embeds.mode, ...embeds.donation },
    ethereum: ethereum && { ...ethereum, ...precaution("code/ethereum") },
    lightning:
      links.lightning === undefined ? undefined : { address: links.lightning, ...precaution("code/lightning") },
    nodeUrl: links.nodeStatistics,
    taxReceipt: site.taxReceipt[lang],
  };
}

export type DonationData = ReturnType<typeof donationData>;
