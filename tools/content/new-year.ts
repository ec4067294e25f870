import { outOfDate } from "./out-of-date.ts";
import { ContentEdit } from "./content-edit.ts";
import { ask, newCommand } from "./new/ask.ts";
import { contentFile, writeAndTell } from "./new/told.ts";
import { aDay, aYear, personNamed } from "./new/wanted.ts";
import { stillLastYear } from "./new/still-last-year.ts";
import { setValue } from "./yaml-edit.ts";

/** `npm run new:year` opens the next board, puts it in office, and lists what still speaks of the one before. */
await newCommand(["year", "president", "from"], async (values, { dir, lang }) => {
  const edit = new ContentEdit(dir);
  const { site, board } = edit.content();
  const last = Math.max(site.officeYear, ...board.map(({ id }) => Number(id.slice(0, 4))));
  const answers = await ask({
    lang,
    values,
    questions: {
      year: {
        text: { fr: "Année du nouveau bureau ?", en: "Year of the new board?" },
        usual: String(last + 1),
        wrong: aYear,
      },
      president: {
        text: {
          fr: "Nom de la personne qui préside, suivi de (f) pour « présidente » ?",
          en: "Name of the president, followed by (f) for the feminine form in French?",
        },
      },
      from: {
        text: {
          fr: "Jour de la prise de fonction (année-mois-jour), ou rien si c’est fait ?",
          en: "Day it takes office (year-month-day), or nothing if it already has?",
        },
        usual: "",
        wrong: aDay,
      },
    },
  });
  const { year, from } = answers;
  const president = {
    ...personNamed(answers.president),
    role: "president",
    description: { fr: `Préside l’association depuis ${year}.`, en: `President of the association since ${year}.` },
  };
  edit.add(`board/${year}.yaml`, contentFile("board", { label: year, ...(from && { from }), members: [president] }));
  const thisYear = new Date().getUTCFullYear();
  let settings = edit.text("site.yaml");
  // A board with a day of its own takes office by itself.
  if (!from) settings = setValue(settings, ["officeYear"], Number(year));
  if (site.copyright.to < thisYear) settings = setValue(settings, ["copyright", "to"], thisYear);
  edit.set("site.yaml", settings);
  const old = stillLastYear(edit, site.officeYear);
  writeAndTell(
    edit,
    [
      {
        fr: `Les autres membres du bureau, les pôles et les bureaux des antennes : envoyez docs/formulaire-antennes.md, puis npm run import:people -- personnes.csv`,
        en: `The other members of the board, the working groups and the branch offices: send docs/branch-form.md, then npm run import:people -- people.csv`,
      },
      {
        fr: `Ces textes parlent encore de ${site.officeYear} :${list(old)}`,
        en: `These texts still inLanguage of ${site.officeYear}:${list(old)}`,
      },
      {
        fr: `npm run content:freshness dit ce que le temps a dépassé (${count(edit)} choses aujourd’hui).`,
        en: `npm run content:freshness says what time has overtaken (${count(edit)} things today).`,
      },
      {
        fr: "npm run content:check -- --lang fr, puis npm run dev pour voir /fr/bureau.",
        en: "npm run content:check, then npm run dev to see /en/bureau.",
      },
    ],
    lang,
  );
});

function list(places: readonly string[]): string {
  return places.length === 0 ? " –" : places.map((place) => `\n     ${place}`).join("");
}

function count(edit: ContentEdit): number {
  const on = new Date().toISOString().slice(0, 10);
  return outOfDate(edit.files, { on, legalYears: 2, shownAs: edit.folder }).length;
}
