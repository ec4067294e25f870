import { listBranches } from "../../content/branches.server.ts";
import { datedFigures } from "../../content/figures.server.ts";
import { latestPublications } from "../../content/lists.server.ts";
import { contactOf } from "../../content/people.server.ts";
import { art, derived, headerArt, image, logoPack } from "../../content/pictures.server.ts";
import { content } from "../../content/source.server.ts";
import { formatNumber } from "#model/formats.ts";
import type { Language } from "#model/languages.ts";
import { localise } from "#model/localise.ts";
import { mailTo } from "#model/mail.ts";
import { holderOf, isOpen } from "#model/selections.ts";
import { buildWords } from "#model/words/catalogues.ts";
import tokens from "../../styles/tokens.css?raw";

export function pressData(lang: Language) {
  const page = localise(content().pressPage, lang);
  const contact = contactOf(page.contact, lang);
  return {
    header: page.header,
    art: headerArt("press"),
    contact: { ...contact, phone: page.contact.phone, href: mailTo(contact.email, buildWords[lang].letters.press) },
    presentation: {
      ...page.presentation,
      versions: page.presentation.versions.map(({ seconds, text }) => ({
        seconds,
        text,
        length: lengthOf(text, lang),
        wave: art(`sound-wave/${seconds}`),
      })),
    },
    spokesperson: page.spokesperson && {
      ...contactOf(page.spokesperson, lang),
      facts: page.spokesperson.facts,
      profile: profileOf(page.spokesperson.role),
      href: mailTo(page.spokesperson.email ?? contact.email, buildWords[lang].letters.interview),
    },
    subjects: { heading: page.subjects.heading, list: branchSubjects(lang) },
    logos: {
      ...page.logos,
      colours: brandColours(),
      tiles: (["day", "night", "accent"] as const).map((ground) => ({ ground, art: art(`wordmark/${ground}`) })),
      pack: logoPack(lang),
    },
    photographs: page.photographs && {
      ...page.photographs,
      pictures: page.photographs.pictures.map(({ src, alt }) => ({ alt, image: image("pages", src) })),
    },
    figures: { heading: page.figures.heading, dated: datedFigures(lang) },
    publications: {
      ...page.publications,
      list: latestPublications(lang, 3).map((text) => ({
        ...text,
        pdf: derived().documents[`publication/${text.id}/${lang}`]?.href,
      })),
    },
  };
}

const namedColours = ["accent", "night", "sky", "white"] as const;

function brandColours() {
  return namedColours.map((name) => ({ name, value: new RegExp(`--${name}: (#\\w+)`).exec(tokens)?.[1] ?? "" }));
}

/** Only board members have a profile. */
function profileOf(role: string): string | undefined {
  const person = holderOf(content(), role)?.person;
  return person && "linkedin" in person ? person.linkedin : undefined;
}

function branchSubjects(lang: Language) {
  return listBranches().flatMap((branch) =>
    isOpen(branch) && branch.subject ? [{ id: branch.id, name: branch.name[lang], subject: branch.subject[lang] }] : [],
  );
}

function lengthOf(text: string, lang: Language) {
  const words = [...new Intl.Segmenter(lang, { granularity: "word" }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  );
  return { words: formatNumber(words.length, lang), signs: formatNumber(text.length, lang) };
}

export type PressData = ReturnType<typeof pressData>;
