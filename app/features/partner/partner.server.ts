import { datedFigures, logoPack } from "../../content/doors.server.ts";
import { supporterLogos } from "../../content/lists.server.ts";
import { contactOf } from "../../content/people.server.ts";
import { art, derived } from "../../content/pictures.server.ts";
import { content } from "../../content/source.server.ts";
import { formatBytes, formatDate } from "#model/formats.ts";
import type { Language } from "#model/languages.ts";
import { localise } from "#model/localise.ts";
import { mailTo } from "#model/mail.ts";
import { fillIn } from "#model/translate.ts";
import { partnerWords } from "#model/words/doors.ts";

export function partnerData(lang: Language) {
  const { site, edition, tourSponsors, partnerPage } = content();
  const { header, contact: answering, reach, tiers, limits, supporters, downloads } = localise(partnerPage, lang);
  const words = partnerWords[lang];
  const contact = contactOf(answering, lang);
  const { sponsors, partners } = supporterLogos();
  return {
    header,
    art: art("header/partner"),
    contact: {
      ...contact,
      href: mailTo(contact.email, fillIn(words.subject, { site: site.name })),
      label: fillIn(words.write, { name: contact.firstName }),
    },
    reach: { heading: reach.heading, text: reach.text, figures: datedFigures(lang, words.source) },
    tiers: tiers && {
      ...tiers,
      names: tiers.names.map((name, index) => ({ name, mark: art(`partner-tier/${index + 1}`) })),
    },
    limits,
    supporters: {
      heading: supporters.heading,
      walls: [
        { name: words.sponsors, logos: sponsors },
        { name: words.partners, logos: partners },
      ].filter(({ logos }) => logos.length > 0),
      tour: tourSponsors.tiers.length > 0 ? fillIn(words.tour, { tour: edition.title }) : undefined,
    },
    downloads: { ...downloads, sheet: sheetOf(lang), pack: logoPack(lang) },
    words,
  };
}

function sheetOf(lang: Language) {
  const pdf = derived().documents[`partner-sheet/${lang}`];
  if (!pdf) throw new Error("The partner sheet is missing: run npm run derive");
  const newest = content()
    .partnerPage.reach.figures.map(({ date }) => date)
    .toSorted()
    .at(-1);
  const note = fillIn(partnerWords[lang].sheetNote, { date: formatDate(newest ?? "", lang) });
  return { href: pdf.href, size: formatBytes(pdf.bytes, lang), note };
}

export type PartnerData = ReturnType<typeof partnerData>;
