import { listBranches } from "../../content/branches.server.ts";
import { contactOf } from "../../content/people.server.ts";
import { art, headerArt } from "../../content/pictures.server.ts";
import { content } from "../../content/source.server.ts";
import { nextEventData } from "../events/next-event.server.ts";
import { formatKilometres } from "#model/formats.ts";
import { bearing, distance, paris } from "#model/geography.ts";
import { keysOf } from "#model/keys.ts";
import { type Language, locales } from "#model/languages.ts";
import { localise } from "#model/localise.ts";
import { mailTo } from "#model/mail.ts";
import { inWords } from "#model/number-words.ts";
import { type BranchEntry, isOpen, type OpenBranchEntry, roleLabel } from "#model/selections.ts";
import { fillIn, translate } from "#model/translate.ts";
import { letters } from "#model/words/letters.ts";

export function joinData(lang: Language) {
  const { header, after, terms, opening } = localise(content().joinPage, lang);
  const { blank, join, soon, open } = letters[lang];
  const contact = contactOf(opening.contact, lang);
  const branches = listBranches().map((branch) => schoolOf(branch, contact.email, lang));
  return {
    header,
    art: headerArt("join"),
    branches,
    letters: { blank, open: join.letter, soon: soon.letter },
    after: { ...after, steps: after.steps.map((step, index) => ({ ...step, art: art(`hop/${index + 1}`) })) },
    terms,
    opening: {
      ...opening,
      steps: opening.steps.map((step, index) => ({ ...step, art: art(`raised-mast/${index + 1}`) })),
      contact,
      rising: risingBranches(lang),
      href: mailTo(contact.email, open.subject, written(open.letter, blank)),
    },
  };
}

/** The branches that are about to open, where there are any. */
function risingBranches(lang: Language) {
  const rising = listBranches().filter((branch) => !isOpen(branch));
  if (rising.length === 0) return undefined;
  const names = rising.map(({ name, city }) =>
    name[lang] === city[lang] ? name[lang] : `${name[lang]} (${city[lang]})`,
  );
  const list = new Intl.ListFormat(locales[lang]).format(names);
  const number = inWords(rising.length, lang);
  const told = translate(letters[lang], lang, "rising", { count: rising.length, number, list });
  return told.charAt(0).toLocaleUpperCase(lang) + told.slice(1);
}

/** A school to choose: whom to write to there, and what to write. */
function schoolOf(branch: BranchEntry, openingEmail: string, lang: Language) {
  const words = letters[lang];
  const { id, school, coordinates } = branch;
  const [name, city] = [branch.name[lang], branch.city[lang]];
  const open = isOpen(branch);
  const email = open ? branch.contact.email : openingEmail;
  const { subject: pattern, letter } = open ? words.join : words.soon;
  const subject = fillIn(pattern, { name });
  const president = open ? branch.office[0] : undefined;
  return {
    id,
    name,
    city,
    country: branch.country,
    school,
    open,
    summary: branch.summary[lang],
    emblem: art(open ? `emblem-hero/${id}` : `emblem/${id}`),
    heading: {
      distance: formatKilometres(distance(paris, coordinates), lang),
      bearing: `${Math.round(bearing(paris, coordinates))}°`,
    },
    answers: president && { name: president.name, role: roleLabel(content(), president, lang).toLocaleLowerCase(lang) },
    phone: open ? branch.contact.phone : "",
    next: open ? (nextEventData(lang, new Date(), id)?.events ?? []) : [],
    social: open ? networksOf(branch.social) : [],
    email,
    subject,
    href: mailTo(email, subject, written(letter, words.blank).replace("{school}", school)),
  };
}

function networksOf(social: OpenBranchEntry["social"]) {
  return keysOf(social).flatMap((network) => {
    const href = social[network];
    return href ? [{ network, href }] : [];
  });
}

const written = (letter: readonly string[], blank: string) => letter.join("\n\n").replaceAll("{blank}", blank);

export type JoinData = ReturnType<typeof joinData>;
export type School = JoinData["branches"][number];
