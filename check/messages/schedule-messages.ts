import { perhaps, quote } from "./quote.ts";
import type { Wording } from "./wording.ts";

/** Faults of the Krypto-Tour schedule and of the agenda. */

const en = {
  unknownSpeaker: (name: string, suggestion?: string): Wording => [
    `There is no speaker ${quote.en(name)}.`,
    `Write the name as in speakers.yaml, or add the person there.${perhaps.en(suggestion)}`,
  ],
  unknownRoom: (room: string, suggestion?: string): Wording => [
    `There is no room ${quote.en(room)}.`,
    `Write the id of a room listed under \`rooms:\` in this file.${perhaps.en(suggestion)}`,
  ],
  unknownSubject: (subject: string, suggestion?: string): Wording => [
    `There is no subject ${quote.en(subject)}.`,
    `Write the id of a subject listed under \`subjects:\` in this file.${perhaps.en(suggestion)}`,
  ],
  endsBeforeStart: (start: string, end: string): Wording => [
    `The slot ends at ${end} and begins at ${start}.`,
    "Correct `start:` or `end:`, so that the end comes after the beginning.",
  ],
  overlappingSlots: (room: string, other: string): Wording => [
    `The room ${quote.en(room)} is already taken then, by the slot ${other}.`,
    "Change the times of one of the two, or its room.",
  ],
  eventEndsEarly: (start: string, end: string): Wording => [
    `The event ends (${end}) before it begins (${start}).`,
    "Correct `start:` or `end:`; both are days, or both are moments.",
  ],
};

const fr: typeof en = {
  unknownSpeaker: (name, suggestion) => [
    `Il n’y a pas d’intervenant ${quote.fr(name)}.`,
    `Écrivez le nom comme dans speakers.yaml, ou ajoutez-y cette personne.${perhaps.fr(suggestion)}`,
  ],
  unknownRoom: (room, suggestion) => [
    `Il n’y a pas de salle ${quote.fr(room)}.`,
    `Écrivez l’identifiant (id) d’une salle qui figure sous \`rooms:\` dans ce fichier.${perhaps.fr(suggestion)}`,
  ],
  unknownSubject: (subject, suggestion) => [
    `Il n’y a pas de sujet ${quote.fr(subject)}.`,
    `Écrivez l’identifiant (id) d’un sujet qui figure sous \`subjects:\` dans ce fichier.${perhaps.fr(suggestion)}`,
  ],
  endsBeforeStart: (start, end) => [
    `Le créneau finit à ${end} et commence à ${start}.`,
    "Corrigez `start:` ou `end:` pour que la fin vienne après le début.",
  ],
  overlappingSlots: (room, other) => [
    `La salle ${quote.fr(room)} est déjà prise à ce moment par le créneau ${other}.`,
    "Changez l’horaire de l’un des deux, ou sa salle.",
  ],
  eventEndsEarly: (start, end) => [
    `L’événement finit (${end}) avant de commencer (${start}).`,
    "Corrigez `start:` ou `end:`\u00a0: deux jours, ou deux moments.",
  ],
};

export const scheduleMessages = { en, fr };
