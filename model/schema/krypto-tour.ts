import { z } from "zod";
import { field } from "./field.ts";
import {
  city,
  coordinates,
  heading,
  isoDate,
  label,
  name,
  paragraph,
  phrase,
  postalAddress,
  sample,
  text,
  title,
  translatedName,
} from "./fields.ts";
import { figures, headed, headingAlone, picture, seo } from "./parts.ts";
import { logoItem } from "./publication.ts";

/** One text before and one after the event, so that nobody has to rewrite the page. */
function tensed<Before extends z.ZodType, After extends z.ZodType>(before: Before, after: After) {
  return z.strictObject({
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
  });
}

const paragraphs = field("Paragraphes", "Paragraphs", z.array(paragraph));
const number = field("Numéro de l’édition", "Number of the edition", z.int().min(1));
const personName = field("Personne", "Person", name);

export const edition = field("L’édition", "The edition", {
  seo,
  sample,
  number,
  date: isoDate,
  nextDate: field(
    ["Date de l’édition suivante", "À laisser vide tant qu’elle n’est pas fixée"],
    ["Date of the next edition", "Leave out until it is set"],
    isoDate.optional(),
  ),
  city,
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
  subtitle: field("Sous-titre", "Subtitle", text),
  figures: figures.max(6).default([]),
  film: field(
    ["Film", "Affiché quand les réglages du site nomment un film"],
    ["Film", "Shown when content/site.yaml names a film (embeds.video)"],
    headed.extend({
      alternative: field(
        ["Description du film", "Pour les personnes qui ne peuvent ni le voir ni l’entendre"],
        ["Description of the film", "For people who cannot see or hear it"],
        text,
      ),
    }),
  ).optional(),
  format: field("Présentation", "Format", {
    heading,
    paragraphs: field("Paragraphes", "Paragraphs", tensed(paragraphs.min(1), paragraphs.min(1))),
    photos: field("Photos", "Photos", z.array(field("Photo", "Photo", picture)).default([])),
  }),
  schedule: field("Section du programme", "Schedule section", headed),
  speakers: field("Section des intervenants", "Speakers section", {
    heading,
    text: field(
      ["Texte", "Par exemple que ces {speakers} intervenants n’en sont qu’une partie"],
      ["Text", "e.g. that those shown, {speakers}, are some of them"],
      text.optional(),
    ),
  }),
  sponsors: field("Section des sponsors", "Sponsors section", {
    heading,
    contact: field(
      ["Contact", "Texte du lien pour écrire à l’association, pour les prochains sponsors et partenaires"],
      ["Contact", "Label of the link to write to the association, for the next sponsors and partners"],
      phrase.optional(),
    ),
  }),
  ticketing: field(
    ["Billetterie", "La billetterie (réglages du site) et, après l’événement, la suite"],
    ["Ticketing", "The ticket office (embeds.ticketing in content/site.yaml) and, after the event, what comes next"],
    tensed(
      headed,
      headed.extend({
        notice: field(
          ["Annonce de la suite", "Une phrase en haut de la page : l’édition suivante a-t-elle une date ?"],
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
    ).optional(),
  ),
  communityPartners: field("Section des partenaires associatifs", "Community partners section", headingAlone),
  mediaPartners: field("Section des médias", "Media partners section", headingAlone),
  venue: field("Lieu", "Venue", {
    heading: field("Titre de la section", "Heading", tensed(phrase, phrase)),
    name: translatedName,
    address: postalAddress,
    coordinates,
    access: field("Accès", "How to get there", text.optional()),
  }),
});

const logos = z.array(logoItem);
const tierName = field(["Nom", "Par exemple : Or"], ["Name", "e.g. Gold"], phrase);

export const tourSponsors = field("Sponsors de l’édition", "Sponsors of the edition", {
  sample,
  tiers: field(
    ["Paliers", "Du palier le plus haut au plus bas, autant qu’il y en a"],
    ["Tiers", "From the highest tier to the lowest; as many as there are"],
    z.array(field("Palier", "Tier", { name: tierName, logos: field("Logos", "Logos", logos.min(1)) })).default([]),
  ),
});

export const tourPartners = field("Partenaires de l’édition", "Partners of the edition", {
  sample,
  community: field("Partenaires associatifs", "Community partners", logos.default([])),
  media: field("Médias", "Media", logos.default([])),
});

const pastTalk = field("Intervention", "Talk", {
  title,
  speakers: field("Intervenants", "Speakers", z.array(personName).default([])),
});
const pastSpeaker = field("Personne", "Person", { name, role: field("Fonction", "Role", phrase) });
const pastTier = field("Palier", "Tier", { name: tierName, names: field("Noms", "Names", z.array(name).min(1)) });

const pastEdition = field("Édition", "Edition", {
  year: field(["Année", "Fin de l’adresse de la page"], ["Year", "Ends the page's address"], z.int().min(2000)),
  number,
  date: isoDate.optional(),
  city,
  summary: field(
    ["Résumé", "Une phrase : sous le titre, dans la liste des éditions et dans les résultats de recherche"],
    ["Summary", "One sentence: under the title, in the list of editions and in search results"],
    text,
  ),
  paragraphs: paragraphs.default([]),
  facts: field(
    ["En bref", "Ce que l’on en sait, par exemple Ville : Lyon, pour la première fois"],
    ["In brief", "What is known of it, e.g. City: Lyon, for the first time"],
    z.array(field("Point", "Point", { label, text })).default([]),
  ),
  figures: figures.max(6).default([]),
  talks: field("Interventions", "Talks", z.array(pastTalk).default([])),
  speakers: field("Intervenants", "Speakers", z.array(pastSpeaker).default([])),
  sponsors: field(
    ["Sponsors", "Du palier le plus haut au plus bas"],
    ["Sponsors", "From the highest tier to the lowest"],
    z.array(pastTier).default([]),
  ),
});

/** Past editions; `editionPage` decides which have a page. */
export const archive = field("Éditions précédentes", "Earlier editions", {
  sample,
  editions: field("Éditions", "Editions", z.array(pastEdition).default([])),
});
