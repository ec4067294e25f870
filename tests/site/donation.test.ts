import { join } from "node:path";
import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { languages } from "#model/languages.ts";
import { buildWords } from "#model/words/catalogues.ts";
import { localise } from "#model/localise.ts";
import { attributesOf, root } from "./built-pages.ts";
import { linksOf, openPage, plain, region, textsOf } from "./html.ts";
import { content, messages } from "./published.ts";

async function readCode(path: string): Promise<string> {
  const picture = sharp(join(root, path)).ensureAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return decodeQR({ data, width: info.width, height: info.height });
}

describe.each(languages)("the donation page in %s", (lang) => {
  const $ = openPage("donation", lang);
  const text = localise(content.donationPage, lang);
  const words = messages[lang].donation;

  test("DN1 DN5 the page explains the impact, the ways to give and the use of the money", () => {
    const { training, development, events } = text.impact;
    expect(textsOf($, region($, text.impact.heading).find("li"))).toEqual(
      [training, development, events].map((card) => plain(card.heading + card.text)),
    );
    const { customAmount, paymentMethod } = text.card;
    const onTheForm = content.site.embeds.donation ? [customAmount, paymentMethod] : [];
    expect(textsOf($, $("dl > div"))).toEqual(onTheForm.map((part) => plain(part.heading + part.text)));
    expect(textsOf($, region($, text.transparency.heading).find("p"))).toEqual(text.transparency.paragraphs.map(plain));
    expect(plain(region($, text.node.heading).text())).toContain(plain(text.node.text));
  });

  test("DN2 DN3 DN4 DN6 the ways to give are links in the HTML, and QR codes of real addresses", async () => {
    const links = linksOf($, $("main a"));
    const inNewTab = (label: string) => plain(`${label} ${messages[lang].newTab}`);
    const { ethereum, links: outside, embeds } = content.site;
    const targets = links.map(([, href]) => href);
    const warned = $("main").text().includes(buildWords[lang].sample.sendNothing);
    expect(warned).toBe(content.site.sample && Boolean(ethereum ?? outside.lightning));
    const codes = attributesOf($, 'main img[alt*="QR"]').map(({ src = "" }) => src);
    const addresses = [outside.lightning, ethereum && `ethereum:${ethereum.address}`].filter(Boolean);
    expect(new Set(await Promise.all(codes.map(readCode)))).toEqual(new Set(content.site.sample ? [] : addresses));
    if (ethereum) {
      expect(links).toContainEqual([inNewTab(words.ethereumButton), ethereum.explorer, "_blank"]);
      expect($("main").text()).toContain(ethereum.address);
    }
    if (outside.nodeStatistics)
      expect(links).toContainEqual([inNewTab(words.nodeLink), outside.nodeStatistics, "_blank"]);
    if (embeds.donation) {
      const { organisation, form } = embeds.donation;
      expect(targets).toContain(`https://www.helloasso.com/associations/${organisation}/formulaires/${form}`);
    }
    if (outside.lightning) expect(targets).toContain(outside.lightning);
    expect(plain($("main").text())).toContain(plain(content.site.taxReceipt[lang]));
  });
});
