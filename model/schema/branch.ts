import { z } from "zod";
import { branchEvents } from "./agenda.ts";
import { field, say } from "./field.ts";
import {
  city,
  coordinates,
  country,
  draft,
  email,
  name,
  phone,
  phrase,
  position,
  postalAddress,
  sample,
  text,
} from "./fields.ts";
import { logo, networks, person, picture } from "./parts.ts";

const status = <S extends z.ZodType>(schema: S) =>
  say(field("État", "Status", schema), {
    choices: {
      open: ["Ouverte : elle a sa page", "Open: it has a page"],
      soon: ["Bientôt : annoncée, sans page", "Soon: announced, without a page"],
    },
  });

const subject = field(
  ["Sujet", "Ce que l’antenne connaît le mieux, en quelques mots, pour la liste des antennes et la page de presse"],
  ["Subject", "What the branch knows best, in a few words, for the list of branches and the press page"],
  phrase.optional(),
);

const shared = {
  position,
  name: field(
    ["Nom", "Nom court de l’antenne, affiché après celui de l’association"],
    ["Name", "Short name of the branch, shown after the association's name"],
    phrase,
  ),
  city,
  country,
  coordinates,
  school: field(
    ["École", "Nom complet de l’école ou de l’université"],
    ["School", "Full name of the school or university"],
    name,
  ),
  aliases: field(
    ["Autres noms de l’école", "Noms et sigles que la recherche trouve aussi, par exemple UCL"],
    ["Other names of the school", "Names and initials that the search finds too, e.g. UCL"],
    z.array(name).default([]),
  ),
  summary: field(["Résumé", "Une phrase, sur la vignette"], ["Summary", "One sentence, shown on the card"], text),
  image: field(
    ["Image", "Image de la vignette ; sans image, l’emblème est dessiné"],
    ["Picture", "Picture on the card; without one the emblem is drawn"],
    picture.optional(),
  ),
  sample,
  draft,
};

const officer = field("Personne", "Person", person);

const openBranch = z.strictObject({
  status: status(z.literal("open")),
  listed: field(
    ["Dans la liste des antennes", "Non : la page existe, mais n’est ni listée ni indexée"],
    ["In the list of branches", "false: the page exists but is neither listed nor indexed"],
    z.boolean().default(true),
  ),
  ...shared,
  description: field(
    ["Description", "Deux à quatre phrases, sur la page de l’antenne"],
    ["Description", "Two to four sentences, shown on the branch's own page"],
    text,
  ),
  schoolLogo: field("Logo de l’école", "Logo of the school", logo.optional()),
  heroImage: field(
    ["Grande image", "À côté du titre ; sans elle, une carte est dessinée"],
    ["Large picture", "Beside the title; without one a map is drawn"],
    picture.optional(),
  ),
  contact: field("Contact", "Contact", {
    email,
    phone,
    address: field(
      ["Adresse postale", "Son pays est celui de l’antenne"],
      ["Postal address", "Its country is that of the branch"],
      postalAddress.omit({ country: true }),
    ),
  }),
  events: branchEvents.optional(),
  sessions: field(
    ["Jour et heure des séances", "Par exemple le jeudi à 18 h 30 ; à laisser vide tant que rien n’est fixé"],
    ["Day and time of sessions", "E.g. Thursdays at 6.30 pm; leave out while nothing is settled"],
    phrase.optional(),
  ),
  subject,
  social: networks,
  officeYear: field(
    ["Année du bureau", "Celle où ces personnes ont été élues ; obligatoire pour une antenne ouverte"],
    ["Year of the office", "When these people were elected; required for an open branch"],
    z.int(),
  ),
  office: field("Bureau de l’antenne", "Office of the branch", z.array(officer).min(3).max(12)),
  gallery: field(
    ["Galerie", "Sans photo, la section disparaît"],
    ["Gallery", "The section is left out when there are no photos"],
    z.array(field("Photo", "Photo", picture)).default([]),
  ),
});

const futureBranch = z.strictObject({ status: status(z.literal("soon")), ...shared, subject });

export const branch = field("Antenne", "Branch", z.discriminatedUnion("status", [openBranch, futureBranch]));

export type OpenBranch = z.infer<typeof openBranch>;
