import { datedFigures } from "../../content/figures.server.ts";
import { supporterLogos } from "../../content/lists.server.ts";
import { contactOf } from "../../content/people.server.ts";
import { art, derived, headerArt, logoPack } from "../../content/pictures.server.ts";
import { content } from "../../content/source.server.ts";
import { currentEdition } from "#model/editions.ts";
import { formatBytes, formatDate } from "#model/formats.ts";
import type { Language } from "#model/languages.ts";
import { localise } from "#model/localise.ts";
import { mailTo } from "#model/mail.ts";
import { fillIn } from "#model/translate.ts";
import { buildWords } from "#model/words/catalogues.ts";

export function partnerData(lang: Language) {
  const { site, kryptoTourPage, partnerPage } = content();
  const {
    header,
    contact: answering,
    reach,
    tiers,
    conditions,
    limits,
    supporters,
    downloads,
  } = localise(partnerPage, lang);
  const contact = contactOf(answering, lang);
  const { sponsors, partners } = supporterLogos(lang);
  const sponsored = currentEdition(content()).sponsors.flatMap(({ logos }) => logos).length;
  return {
    header,
    art: headerArt("partner"),
    contact: {
      ...contact,
      href: mailTo(contact.email, fillIn(buildWords[lang].letters.partner, { site: site.name })),
    },
    reach: { heading: reach.heading, text: reach.text, dated: datedFigures(lang) },
    tiers: tiers && {
      ...tiers,
      names: tiers.names.map((name, index) => ({ name, mark: art(`tier/${index + 1}`) })),
    },
    conditions,
    limits,
    supporters: {
      heading: supporters.heading,
      walls: [
        { key: "sponsors" as const, logos: sponsors },
        { key: "partners" as const, logos: partners },
      ].filter(({ logos }) => logos.length > 0),
      tour: sponsored > 0 ? { tour: kryptoTourPage.title, count: sponsored } : undefined,
    },
    downloads: { ...downloads, sheet: sheetOf(lang), pack: logoPack(lang) },
  };
}

function sheetOf(lang: Language) {
  const pdf = derived().documents[`partner-sheet/${lang}`];
  if (!pdf) throw new Error("The partner sheet is missing: run npm run build");
  const newest = content()
    .partnerPage.reach.figures.map(({ date }) => date)
    .toSorted()
    .at(-1);
  return { href: pdf.href, size: formatBytes(pdf.bytes, lang), day: newest && formatDate(newest, lang) };
}

export type PartnerData = ReturnType<typeof partnerData>;
