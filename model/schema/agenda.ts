import { z } from "zod";
import { slugOf } from "../slug.ts";
import { isTimeZone } from "../zoned-time.ts";
import { choice, field, matching, written } from "./field.ts";
import { httpsUrl, isInCalendar, line, name, sample, slug } from "./fields.ts";

/** A date, or a date and time; without a UTC offset it is the time at the place of the event. */
export const moment = matching(
  /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?)?$/,
  "Écrivez un jour qui existe, sous la forme 2027-03-09, ou un jour et une heure sur place, par exemple 2027-03-09T18:30.",
  "Write a day that exists, as 2027-03-09, or a day and a local time, e.g. 2027-03-09T18:30.",
).refine((time) => isInCalendar(time.slice(0, 10)) && !Number.isNaN(Date.parse(time)), { abort: true });

const eventFields = field("Événement", "Event", {
  title: field(["Titre", "Dans la langue de l’événement"], ["Title", "In the language of the event"], name),
  start: field(
    ["Début", "À l’heure du lieu ; 00:00 quand l’événement dure toute la journée"],
    ["Start", "In the time of the place; 00:00 when it lasts all day"],
    moment,
  ),
  end: field(
    ["Fin", "Comme le début ; pour des journées entières, la dernière, à 00:00"],
    ["End", "Like the start; for whole days the last one, at 00:00"],
    written(
      moment,
      "Écrivez la fin comme le début, et pas avant lui\u00a0: un jour (2027-03-09), ou un jour et une heure (2027-03-09T18:30).",
      "Write the end like the start, and not before it: a day (2027-03-09), or a day and a time (2027-03-09T18:30).",
    ).optional(),
  ),
  place: field(["Lieu", "À laisser vide si c’est en ligne"], ["Place", "Leave out when it is online"], name.optional()),
  url: field(
    ["Page de l’événement", "Où l’on s’inscrit"],
    ["Page of the event", "Where people sign up"],
    httpsUrl.optional(),
  ),
  note: field(
    ["Précision", "Une ligne : quel genre de soirée, qui peut venir"],
    ["Note", "One line: what kind of evening, who may come"],
    name.optional(),
  ),
  lang: field(
    ["Langue", "Langue de la séance, de son titre et de la précision, quand elle est connue"],
    ["Language", "Language of the session, its title and its note, when it is known"],
    choice({ fr: ["Français", "French"], en: ["Anglais", "English"] }).optional(),
  ),
  noteTranslated: field(
    ["Précision traduite", "Dans l’autre langue, si quelqu’un la traduit"],
    ["Note translated", "In the other language, if somebody translates it"],
    name.optional(),
  ),
  host: field("Qui invite", "Who invites", name.optional()),
  tags: field(
    ["Étiquettes", "Le nom du fichier d’une antenne, par exemple lyon : l’événement est alors aussi le sien"],
    ["Tags", "The file name of a branch, e.g. lyon: the event is then its own too"],
    z.array(field("Étiquette", "Tag", line)).default([]),
  ),
  cancelled: field(
    ["Annulé", "Oui : reste dans la liste, barré, jusqu’à ce que son jour soit passé"],
    ["Cancelled", "true: kept in the list, struck through, until its day has passed"],
    z.boolean().default(false),
  ),
  id: field(
    ["Nom dans l’adresse", "Laissé vide, il vient du titre et du jour"],
    ["Name in the address", "Left empty, it comes from the title and the day"],
    slug.optional(),
  ),
  uid: field("Identifiant dans l’agenda", "Identifier in the calendar", name.optional()),
});

const agendaEvent = eventFields.refine(
  ({ start, end = start }) => start.includes("T") === end.includes("T") && Date.parse(end) >= Date.parse(start),
  { path: ["end"] },
);

/** The address of an event that a volunteer entered is made of its title and its day. */
const withId = (event: z.infer<typeof agendaEvent>) => ({
  ...event,
  id: event.id ?? slugOf(`${event.title} ${event.start.slice(0, 10)}`),
});

/** Written by `npm run events`. */
export const agenda = field("Agenda (relu chaque nuit)", "Calendar (read again every night)", {
  sample,
  read: field("Agenda lu le", "Calendar read on", moment.optional()),
  events: field("Événements", "Events", z.array(agendaEvent.transform(withId)).max(500).default([])),
});

export const branchEvents = field(
  ["Ses événements dans l’agenda", "À quoi on les reconnaît parmi tous ceux de l’agenda"],
  ["Its events in the calendar", "How they are known among all those of the calendar"],
  {
    tag: field(
      ["Étiquette", "Une étiquette de l’agenda ; le nom du fichier de l’antenne en est déjà une"],
      ["Tag", "A tag of the calendar; the branch's file name is one already"],
      name.optional(),
    ),
    host: field(
      ["Qui invite", "Des mots du nom de qui invite, par exemple KryptoCampus Lyon"],
      ["Who invites", "Words in the name of whoever invites, e.g. KryptoCampus Lyon"],
      name.optional(),
    ),
    place: field(
      ["Lieu", "Des mots de l’adresse, par exemple Manufacture des Tabacs"],
      ["Place", "Words in the address, e.g. Manufacture des Tabacs"],
      name.optional(),
    ),
    timeZone: field(
      ["Fuseau horaire", "Par exemple Europe/London ; Europe/Paris si rien n’est écrit"],
      ["Time zone", "E.g. Europe/London; Europe/Paris when left out"],
      written(
        name.refine(isTimeZone),
        "Écrivez un continent et une ville, par exemple Europe/London.",
        "Write a continent and a city, e.g. Europe/London.",
      ).optional(),
    ),
  },
);
