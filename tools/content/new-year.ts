import type { ContentEdit } from "./content-edit.ts";
import { aDay, aYear, newCommand, personNamed } from "./new/ask.ts";
import { listPlaces, textsNamingYear, textsAboutRoles } from "./new/texts-of-last-year.ts";
import { outOfDate } from "./out-of-date.ts";

/** `npm run new -- year` creates the next board and lists texts that mention the last one. */
await newCommand(
  ({ site, board }) => ({
    year: {
      text: { fr: "Année du nouveau bureau ?", en: "Year of the new board?" },
      usual: String(Math.max(site.officeYear, ...board.map(({ id }) => Number(id.slice(0, 4)))) + 1),
      read: aYear,
    },
    president: {
      text: {
        fr: "Nom de la personne qui préside, suivi de (f) pour « présidente » ?",
        en: "Name of the president, followed by (f) for the feminine form in French?",
      },
    },
    from: {
      text: {
        fr: "Jour de la prise de fonction (jj/mm/aaaa), ou rien si c’est fait ?",
        en: "Day it takes office (dd/mm/yyyy), or nothing if it already has?",
      },
      usual: "",
      read: aDay,
    },
  }),
  (edit, answers) => {
    const { site } = edit.content();
    const { year, from } = answers;
    const president = {
      ...personNamed(answers.president),
      role: "president",
      description: { fr: `Préside l’association depuis ${year}.`, en: `President of the association since ${year}.` },
    };
    edit.addData(`board/${year}.yaml`, { label: year, ...(from && { from }), members: [president] });
    keepYears(edit, site.officeYear);
    const thisYear = new Date().getUTCFullYear();
    edit.setData("site.yaml", {
      ...edit.data("site.yaml"),
      // A board with a start date takes office on that day.
      officeYear: from ? site.officeYear : Number(year),
      copyright: { ...site.copyright, to: Math.max(site.copyright.to, thisYear) },
    });
    const old = listPlaces(textsNamingYear(edit, site.officeYear));
    const late = outOfDate(edit, new Date().toISOString().slice(0, 10)).length;
    return [
      {
        fr: `Les autres membres du bureau, les pôles et les bureaux des antennes : envoyez docs/formulaire-antennes.md, puis npm run people -- import personnes.csv. D’ici là, les antennes et les pôles disent « ${site.officeYear} ».`,
        en: `The other members of the board, the working groups and the branch offices: send docs/branch-form.md, then npm run people -- import people.csv. Until then branches and working groups say “${site.officeYear}”.`,
      },
      {
        fr: `Ces textes décrivent qui tenait ces rôles ; réécrivez-les :${listPlaces(textsAboutRoles(edit))}`,
        en: `These texts describe the previous holders of these roles; rewrite them:${listPlaces(textsAboutRoles(edit))}`,
      },
      {
        fr: `Ces textes parlent encore de ${site.officeYear} :${old}`,
        en: `These texts still mention ${site.officeYear}:${old}`,
      },
      {
        fr: `npm run content -- freshness dit ce qui n’est plus à jour (${late} choses aujourd’hui).`,
        en: `npm run content -- freshness lists what is out of date (${late} items today).`,
      },
      {
        fr: "npm run content -- check --lang fr, puis npm run dev pour voir /fr/bureau.",
        en: "npm run content -- check, then npm run dev to see /en/bureau.",
      },
    ];
  },
);

/** Branches and working groups keep the year of their current people. */
function keepYears(edit: ContentEdit, year: number): void {
  const { branches, poles } = edit.content();
  for (const { id, status } of branches) {
    const file = `branches/${id}.yaml`;
    if (status === "open") edit.setData(file, { officeYear: year, ...edit.data(file) });
  }
  for (const { id } of poles) edit.setData(`poles/${id}.yaml`, { year, ...edit.data(`poles/${id}.yaml`) });
}
