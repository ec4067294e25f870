import { datedFigures, logoPack } from "../../content/doors.server.ts";
import { latestPublications } from "../../content/lists.server.ts";
import { contactOf } from "../../content/people.server.ts";
import { art } from "../../content/pictures.server.ts";
import { content } from "../../content/source.server.ts";
import { formatNumber } from "#model/formats.ts";
import type { Language } from "#model/languages.ts";
import { localise } from "#model/localise.ts";
import { mailTo } from "#model/mail.ts";
import { fillIn } from "#model/translate.ts";
import { pressWords } from "#model/words/doors.ts";

export function pressData(lang: Language) {
  const page = localise(content().pressPage, lang);
  const words = pressWords[lang];
  const contact = contactOf(page.contact, lang);
  const pack = logoPack(lang);
  return {
    header: page.header,
    art: art("header/press"),
    contact: {
      ...contact,
      href: mailTo(contact.email, words.subject),
      label: fillIn(words.write, { name: contact.firstName }),
    },
    presentation: {
      ...page.presentation,
      versions: page.presentation.versions.map(({ seconds, text }) => ({
        seconds,
        text,
        length: lengthOf(text, words.length, lang),
        wave: art(`take/${seconds}`),
      })),
    },
    spokesperson: page.spokesperson && contactOf(page.spokesperson, lang),
    logos: {
      ...page.logos,
      tiles: (
        [
          ["day", words.light],
          ["night", words.dark],
          ["beacon", words.orange],
        ] as const
      ).map(([ground, label]) => ({ ground, label, art: art(`wordmark/${ground}`) })),
      pack: { href: pack.href, label: fillIn(words.packFull, { size: pack.size }) },
    },
    figures: { heading: page.figures.heading, list: datedFigures(lang, words.source) },
    publications: { ...page.publications, list: latestPublications(lang, 3) },
    words,
  };
}

function lengthOf(text: string, pattern: string, lang: Language): string {
  const words = [...new Intl.Segmenter(lang, { granularity: "word" }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  );
  return fillIn(pattern, { words: formatNumber(words.length, lang), signs: formatNumber(text.length, lang) });
}

export type PressData = ReturnType<typeof pressData>;
