import { z } from "zod";
import { field, say } from "./field.ts";
import { clock, name, nameOf, phrase, sample, slug, title, translatedName } from "./fields.ts";
import { account, picture } from "./parts.ts";

const named = { id: slug, name: translatedName };

const slot = field("Créneau", "Slot", {
  start: field("Début", "Start", clock),
  end: field("Fin", "End", clock),
  room: field(
    ["Salle", "Vide quand le créneau concerne tout le monde (accueil, pauses)"],
    ["Room", "Leave out when it concerns everyone (doors, breaks)"],
    nameOf("rooms").optional(),
  ),
  title,
  subject: field("Sujet", "Subject", nameOf("subjects").optional()),
  abstract: field(
    ["Présentation", "Une ou deux phrases sur ce qui s’y dit"],
    ["Abstract", "One or two sentences on what is said there"],
    phrase.optional(),
  ),
  speakers: field(
    "Intervenants",
    "Speakers",
    z.array(say(field("Intervenant", "Speaker", name), { names: "speakers" })).default([]),
  ),
});

export const schedule = field("Programme", "Schedule", {
  rooms: field("Salles", "Rooms", z.array(field("Salle", "Room", named)).default([])),
  subjects: field(
    ["Sujets", "De quoi parlent les interventions, pour choisir ; à laisser vide si le choix est inutile"],
    ["Subjects", "What the talks are about, to choose by; leave out when nobody needs to choose"],
    z.array(field("Sujet", "Subject", named)).default([]),
  ),
  slots: field("Créneaux", "Slots", z.array(slot).default([])),
});

const speaker = field("Personne", "Person", {
  name,
  role: field("Fonction", "Role", phrase),
  image: field("Portrait", "Portrait", picture.optional()),
  ...account,
});

export const speakers = field("Intervenants", "Speakers", {
  sample,
  speakers: field("Intervenants", "Speakers", z.array(speaker).default([])),
});

export type Schedule = z.infer<typeof schedule>;
