import { checkFilesOnMap } from "#check/check-folder.ts";
import type { Finding, Path } from "#check/finding.ts";
import type { Files } from "#check/read/tree.ts";
import { texts } from "#check/read/walk.ts";
import { parseYaml, placeOfValue } from "#check/read/yaml-file.ts";
import { yearInOffice } from "#model/office.ts";
import type { Content } from "#model/collections.ts";
import type { ContentEdit } from "./content-edit.ts";
import { contentHasErrors, type Message } from "./messages.ts";

export type OutOfDate = Omit<Finding, "message" | "remedy"> & { message: Message };

/** The age at which a legal text needs a review. */
const legalYears = 2;

type Note = { file: string; path: Path; message: Message };

/** The day is written as year-month-day. */
export function outOfDate({ files, folder }: ContentEdit, on: string): OutOfDate[] {
  const { content } = checkFilesOnMap(files, { lang: "en", today: new Date(`${on}T12:00:00Z`) });
  if (!content) throw contentHasErrors();
  const notes = [...aboutYears(content, on), ...aboutTour(files, content, on), ...aboutDates(content, on)];
  return notes.map(({ file, path, message }) => ({
    ...placeIn(files, file, path),
    file: `${folder}/${file}`,
    field: path.join("."),
    message,
  }));
}

/** Boards change in September. */
function aboutYears({ site, timeline, board }: Content, on: string): Note[] {
  const shown = yearInOffice(site.officeYear, board, on);
  const year = Number(on.slice(0, 4));
  const term = on.slice(5, 7) >= "09" ? year : year - 1;
  const missing = site.founded < year && !timeline.some(({ id }) => Number(id) >= year - 1);
  return [
    ...when(shown < term, "site.yaml", ["officeYear"], {
      fr: `Le bureau affiché est celui de ${shown}. Ouvrez celui de ${term} : npm run new -- year`,
      en: `The board shown is that of ${shown}. Open that of ${term}: npm run new -- year`,
    }),
    ...when(site.copyright.to < year, "site.yaml", ["copyright", "to"], {
      fr: `Le pied de page s’arrête à ${site.copyright.to}. Écrivez ${year}.`,
      en: `The footer ends with ${site.copyright.to}. Write ${year}.`,
    }),
    ...when(missing, "timeline", [], {
      fr: `La chronologie n’a rien pour ${year - 1}. Ajoutez timeline/${year - 1}.yaml.`,
      en: `The timeline has nothing for ${year - 1}. Add timeline/${year - 1}.yaml.`,
    }),
  ];
}

const ahead =
  /\b(aura lieu|se tiendra|se tiendront|auront lieu|réservez|inscrivez-vous|rendez-vous le|will be held|will take place|book your|register now|sign up now|is coming)\b/i;
const behind =
  /(?:^|\P{L})(a eu lieu|s’est tenue?|a réuni|étai(?:t|ent)|où c’était|est revenue?|has taken place|was held|were held|drew|came back|where it was)(?!\p{L})/iu;

/** Finds announcements of a past event, and past tense about an upcoming one. */
function aboutTour(files: Files, { edition, site }: Content, on: string): Note[] {
  const file = "krypto-tour/edition.yaml";
  const isPast = edition.date < on;
  const wrong = isPast ? ahead : behind;
  const sentence = isPast
    ? {
        fr: `L’événement du ${edition.date} est passé, et ce texte l’annonce encore.`,
        en: `The event of ${edition.date} has passed, but this text still announces it.`,
      }
    : {
        fr: `L’événement du ${edition.date} est à venir, et ce texte en parle au passé.`,
        en: `The event of ${edition.date} is yet to come, but this text uses the past tense.`,
      };
  const found = [...texts(yamlOf(files, file).data)].filter(
    // Texts under `before:` and `after:` are shown only then, and may be about another edition.
    ({ text, path }) => wrong.test(text) && !path.includes("before") && !path.includes("after"),
  );
  return [
    ...found.map(({ path }) => ({ file, path, message: sentence })),
    ...when(edition.date < monthsBefore(on, 12), file, ["date"], {
      fr: `L’édition affichée date de plus d’un an (${edition.date}). Ouvrez la suivante : npm run new -- edition`,
      en: `The edition shown is more than a year old (${edition.date}). Open the next one: npm run new -- edition`,
    }),
    ...when(
      site.embeds.ticketing !== undefined && edition.date < monthsBefore(on, 2),
      "site.yaml",
      ["embeds", "ticketing"],
      {
        fr: "La billetterie d’un événement passé est encore affichée. Retirez `ticketing:` ou changez son numéro.",
        en: "The ticket shop of a past event is still shown. Remove `ticketing:` or change its id.",
      },
    ),
  ];
}

function aboutDates({ legal, publications, branches, board, poles }: Content, on: string): Note[] {
  const limit = monthsBefore(on, 12 * legalYears);
  const newest =
    publications
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? "";
  const drafts = { branches, board, poles, publications };
  return [
    ...legal.flatMap(({ id, updated }) =>
      when(updated < limit, `legal/${id}.yaml`, ["updated"], {
        fr: `Ce texte légal n’a pas été relu depuis le ${updated}.`,
        en: `This legal text has not been reviewed since ${updated}.`,
      }),
    ),
    ...publications.flatMap(({ id, date, draft }) =>
      when(!draft && date > on, `publications/${id}.yaml`, ["date"], {
        fr: `Cette publication porte une date à venir (${date}).`,
        en: `This publication has a future date (${date}).`,
      }),
    ),
    ...when(newest < monthsBefore(on, 12), "publications", [], {
      fr: `La publication la plus récente a plus d’un an (${newest}).`,
      en: `The newest publication is more than a year old (${newest}).`,
    }),
    ...Object.entries(drafts).flatMap(([folder, list]) =>
      list.flatMap(({ id, draft }) =>
        when(draft, `${folder}/${id}.yaml`, ["draft"], {
          fr: "Toujours un brouillon : personne ne le voit.",
          en: "Still a draft: nobody sees it.",
        }),
      ),
    ),
  ];
}

/** security.txt has an expiry date (RFC 9116). */
export function outOfDateSecurity(text: string, on: string): OutOfDate[] {
  const expires = /^Expires:\s*(\d{4}-\d{2}-\d{2})/m.exec(text)?.[1] ?? "";
  if (expires > monthsBefore(on, -1)) return [];
  const message = {
    fr: `security.txt expire le ${expires}. Publiez le site de nouveau : npm run build la prolonge.`,
    en: `security.txt expires on ${expires}. Publish the site again: npm run build renews it.`,
  };
  return [{ file: "/.well-known/security.txt", line: 0, column: 0, field: "Expires", message }];
}

function when(isSo: boolean, file: string, path: Path, message: Message): Note[] {
  return isSo ? [{ file, path, message }] : [];
}

function monthsBefore(on: string, months: number): string {
  const date = new Date(`${on}T12:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
}

function yamlOf(files: Files, path: string) {
  return parseYaml({ path, shownAs: path, text: new TextDecoder().decode(files.get(path)) });
}

function placeIn(files: Files, file: string, path: Path): { line: number; column: number } {
  return files.has(file) ? placeOfValue(yamlOf(files, file), path) : { line: 0, column: 0 };
}
