import { z } from "zod";
import { field, matching } from "./field.ts";
import {
  city,
  coordinates,
  description,
  draft,
  heading,
  isoDate,
  label,
  name,
  paragraph,
  phrase,
  postalAddress,
  sample,
  text,
  translatedName,
} from "./fields.ts";
import { figure, headed, headingAlone, picture, seo } from "./parts.ts";
import { logoItem } from "./publication.ts";
import { schedule, speaker } from "./schedule.ts";
import { frame } from "./site-embeds.ts";

/** One text before and one after the event, so that nobody has to rewrite the page. */
function tensed<Before extends z.ZodType, After extends z.ZodType>(before: Before, after: After) {
  return {
    before: field(
      ["Avant l’événement", "Affiché jusqu’au soir de l’événement"],
      ["Before the event", "Shown until the day of the event is over"],
      before,
    ),
    after: field(
      ["Après l’événement", "Affiché dès le lendemain"],
      ["After the event", "Shown from the next day on"],
      after,
    ),
  };
}

/** The texts of the page, which hold for every edition. */
export const kryptoTourPage = field("Krypto-Tour", "Krypto-Tour", {
  seo,
  title: field(
    ["Titre", "Le nom de l’événement : dans le menu, sur sa page, dans l’agenda"],
    ["Title", "The event's name: in the menu, on its page, in the calendar"],
    name,
  ),
  inMenu: field(
    ["Dans le menu", "Non : on n’y accède que depuis la page des événements"],
    ["In the menu", "false: the page is reached from the events page alone"],
    z.boolean().default(true),
  ),
  film: field("Section du film", "Film section", headingAlone),
  format: field("Présentation", "Format", {
    heading,
    ...tensed(text, text),
  }),
  schedule: field("Section du programme", "Schedule section", headed),
  speakers: field("Section des intervenants", "Speakers section", headingAlone),
  sponsors: field("Section des sponsors", "Sponsors section", {
    heading,
    contact: field(
      ["Contact", "Texte du lien pour écrire à l’association, pour les prochains sponsors et partenaires"],
      ["Contact", "Label of the link to write to the association, for the next sponsors and partners"],
      phrase.optional(),
    ),
  }),
  ticketing: field(
    ["Billetterie", "La billetterie de l’édition et, après l’événement, la suite"],
    ["Ticketing", "The ticket office of the edition and, after the event, what comes next"],
    z.strictObject(
      tensed(
        headed,
        headed.extend({
          notice: field(
            ["Annonce de la suite", "Une phrase en haut de la page : l’édition suivante a-t-elle une date ?"],
            ["What comes next", "One sentence at the top of the page: whether the next edition has a date"],
            phrase.optional(),
          ),
          newsletter: field(
            ["Lien vers la newsletter", "Pour celles et ceux qui attendent l’édition suivante"],
            ["Link to the newsletter", "For those who wait for the next edition"],
            phrase,
          ),
          partners: field(
            ["Lien pour écrire à l’association", "Pour les partenaires de l’édition suivante"],
            ["Link to write to the association", "For partners of the next edition"],
            phrase,
          ),
        }),
      ),
    ),
  ),
  communityPartners: field("Section des partenaires associatifs", "Community partners section", headingAlone),
  mediaPartners: field("Section des médias", "Media partners section", headingAlone),
  venue: field("Section du lieu", "Venue section", {
    heading: field("Titre de la section", "Heading", z.strictObject(tensed(phrase, phrase))),
  }),
});

const paragraphs = z.array(paragraph).default([]);
const logos = z.array(logoItem);
const tourFigure = field("Chiffre", "Figure", figure);

const tier = field("Palier", "Tier", {
  name: field(["Nom", "Par exemple : Or"], ["Name", "e.g. Gold"], phrase),
  logos: field("Logos", "Logos", logos.min(1)),
});

/** One edition; the newest file is the page of the event, the others are its history. */
export const edition = field("Édition", "Edition", {
  number: field("Numéro de l’édition", "Number of the edition", z.int().min(1)),
  date: field(
    ["Date", "Son année nomme le fichier : à remplir avant le premier enregistrement"],
    ["Date", "Its year names the file: fill it in before you first save"],
    isoDate.optional(),
  ),
  city,
  sample,
  draft,
  summary: field(
    ["Résumé", "Une phrase : sous le titre, dans les agendas et dans les résultats de recherche"],
    ["Summary", "One sentence: under the title, in calendars and in search results"],
    text,
  ),
  description: field(
    ["Description", "Pour les résultats de recherche ; sans elle, celle de la page"],
    ["Description", "For search results; without it, that of the page"],
    description.optional(),
  ),
  facts: field(
    ["En bref", "Ce que l’on en sait, par exemple Ville : Lyon, pour la première fois"],
    ["In brief", "What is known of it, e.g. City: Lyon, for the first time"],
    z.array(field("Point", "Point", { label, text })).default([]),
  ),
  figures: field("Chiffres", "Figures", z.array(tourFigure).max(6).default([])),
  announcement: field(
    ["Annonce", "Affichée jusqu’au soir de l’événement ; sans elle, une phrase avec la date et la ville"],
    ["Announcement", "Shown until the day is over; without it, a sentence with the date and the city"],
    paragraphs,
  ),
  story: field(
    ["Récit", "Affiché dès le lendemain, et gardé quand l’édition suivante est là"],
    ["Story", "Shown from the next day on, and kept when the next edition is there"],
    paragraphs,
  ),
  photos: field("Photos", "Photos", z.array(field("Photo", "Photo", picture)).default([])),
  film: field(
    "Film",
    "Film",
    frame(
      matching(
        /^[\w-]{11}$/,
        "Copiez les onze caractères qui suivent v= dans l’adresse de la vidéo.",
        "Copy the eleven characters that follow v= in the video's address.",
      ),
    )
      .extend({
        text,
        alternative: field(
          ["Description du film", "Pour les personnes qui ne peuvent ni le voir ni l’entendre"],
          ["Description of the film", "For people who cannot see or hear it"],
          text,
        ),
      })
      .optional(),
  ),
  tickets: field(
    "Billetterie",
    "Ticket office",
    frame(
      matching(
        /^evt-[A-Za-z0-9]+$/,
        "Copiez l’identifiant depuis le code d’intégration de l’événement, par exemple evt-AbC123.",
        "Copy the id from the event's embed code, e.g. evt-AbC123.",
      ),
    ).optional(),
  ),
  venue: field(
    "Lieu",
    "Venue",
    z
      .strictObject({
        name: translatedName,
        address: postalAddress,
        coordinates,
        access: field("Accès", "How to get there", text.optional()),
      })
      .optional(),
  ),
  schedule: schedule.default({ rooms: [], slots: [] }),
  speakersNote: field(
    ["À propos des intervenants", "Par exemple que ces {speakers} intervenants n’en sont qu’une partie"],
    ["About the speakers", "e.g. that those shown, {speakers}, are some of them"],
    text.optional(),
  ),
  speakers: field("Intervenants", "Speakers", z.array(speaker).default([])),
  sponsors: field(
    ["Sponsors", "Du palier le plus haut au plus bas, autant qu’il y en a"],
    ["Sponsors", "From the highest tier to the lowest; as many as there are"],
    z.array(tier).default([]),
  ),
  communityPartners: field("Partenaires associatifs", "Community partners", logos.default([])),
  mediaPartners: field("Médias", "Media", logos.default([])),
});
