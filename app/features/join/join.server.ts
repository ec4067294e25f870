import { listBranches } from "../../content/branches.server.ts";
import { contactOf } from "../../content/people.server.ts";
import { art, headerArt } from "../../content/pictures.server.ts";
import { content } from "../../content/source.server.ts";
import { ofCity } from "#model/cities.ts";
import { formatKilometres } from "#model/formats.ts";
import { distance } from "#model/geography.ts";
import { type Language, languages, locales } from "#model/languages.ts";
import { localise } from "#model/localise.ts";
import { inWords } from "#model/number-words.ts";
import { branchAddress } from "#model/postal-address.ts";
import { type BranchEntry, isOpen, type OpenBranchEntry, roleLabel } from "#model/selections.ts";
import { translate } from "#model/translate.ts";
import { buildWords } from "#model/words/catalogues.ts";
import { draft } from "./draft.ts";
import { sessionsData } from "./sessions.server.ts";

export function joinData(lang: Language) {
  const { header, after, terms, opening } = localise(content().joinPage, lang);
  const { blank, join, soon, open } = buildWords[lang].letters;
  const contact = contactOf(opening.contact, lang);
  return {
    header,
    art: headerArt("join"),
    schools: listBranches().map((branch) => schoolOf(branch, contact.email, lang)),
    sessions: sessionsData(lang, new Date()),
    letters: { blank, join, soon, open },
    after: { ...after, steps: after.steps.map((step, index) => ({ ...step, art: art(`step/${index + 1}`) })) },
    terms,
    opening: {
      ...opening,
      steps: opening.steps.map((step, index) => ({ ...step, art: art(`raised-mast/${index + 1}`) })),
      contact,
      rising: risingBranches(lang),
      href: draft(contact.email, open, { blank }).href,
    },
  };
}

function risingBranches(lang: Language) {
  const rising = listBranches().filter((branch) => !isOpen(branch));
  if (rising.length === 0) return undefined;
  const names = rising.map(({ name, city }) =>
    name[lang] === city[lang] ? name[lang] : `${name[lang]} (${city[lang]})`,
  );
  const list = new Intl.ListFormat(locales[lang]).format(names);
  const number = inWords(rising.length, lang);
  const told = translate(buildWords[lang].letters, lang, "rising", { count: rising.length, number, list });
  return told.charAt(0).toLocaleUpperCase(lang) + told.slice(1);
}

function schoolOf(branch: BranchEntry, openingEmail: string, lang: Language) {
  const { id, school, aliases } = branch;
  const [name, city] = [branch.name[lang], branch.city[lang]];
  const cities = [...new Set([city, ...languages.map((code) => branch.city[code])])];
  return {
    id,
    name,
    city,
    cities,
    ofCity: ofCity(city),
    school,
    aliases: [...aliases, ...cities.slice(1)],
    summary: branch.summary[lang],
    open: isOpen(branch),
    email: isOpen(branch) ? branch.contact.email : openingEmail,
    ...(isOpen(branch) && { visit: visitTo(branch, lang) }),
  };
}

function visitTo(branch: OpenBranchEntry, lang: Language) {
  const [president] = branch.office;
  return {
    answers: president && `${president.name}, ${roleLabel(content(), president, lang).toLocaleLowerCase(lang)}`,
    address: branchAddress(content(), branch, lang),
    times: branch.sessions?.[lang],
    nearest: nearestElsewhere(branch, lang),
  };
}

function nearestElsewhere({ city, coordinates }: OpenBranchEntry, lang: Language) {
  const [nearest] = listBranches()
    .filter((other) => isOpen(other) && other.city.fr !== city.fr)
    .map(({ id, name, coordinates: place }) => ({ id, name: name[lang], kilometres: distance(coordinates, place) }))
    .toSorted((a, b) => a.kilometres - b.kilometres);
  return nearest && { id: nearest.id, label: `${nearest.name}, ${formatKilometres(nearest.kilometres, lang)}` };
}

export type JoinData = ReturnType<typeof joinData>;
export type School = JoinData["schools"][number];
