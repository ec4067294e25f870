import { z } from "zod";
import { field, say, written } from "./field.ts";
import { clock, name, nameOf, phrase, slug, text, title, translatedName } from "./fields.ts";
import { account, picture } from "./parts.ts";

const named = { id: slug, name: translatedName };

const slotFields = field("Créneau", "Slot", {
  start: field("Début", "Start", clock),
  end: field(
    "Fin",
    "End",
    written(
      clock,
      "Écrivez une heure qui vient après le début, par exemple 09:30.",
      "Write a time that comes after the start, e.g. 09:30.",
    ),
  ),
  room: field(
    ["Salle", "Vide quand le créneau concerne tout le monde (accueil, pauses)"],
    ["Room", "Leave out when it concerns everyone (doors, breaks)"],
    nameOf("rooms").optional(),
  ),
  title,
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

const slot = slotFields.refine(({ start, end }) => end > start, { path: ["end"] });

export const schedule = field("Programme", "Schedule", {
  text: field(
    ["Texte", "Par exemple les heures et le nombre de salles ; sans lui, celui de la page"],
    ["Text", "e.g. the hours and the number of rooms; without it, that of the page"],
    text.optional(),
  ),
  rooms: field("Salles", "Rooms", z.array(field("Salle", "Room", named)).default([])),
  slots: field("Créneaux", "Slots", z.array(slot).default([])),
});

export const speaker = field("Personne", "Person", {
  name,
  role: field("Fonction", "Role", phrase),
  image: field("Portrait", "Portrait", picture.optional()),
  ...account,
});

export type Schedule = z.infer<typeof schedule>;
