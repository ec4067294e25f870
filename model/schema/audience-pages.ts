import { z } from "zod";
import { field, written } from "./field.ts";
import { heading, isoDate, label, phone, phrase, sample, text, title } from "./fields.ts";
import { answering, figure, headed, header, headingAlone, picture, seo } from "./parts.ts";

/** The pages for one kind of visitor: join, support, press. */

const point = field("Point", "Point", { title, text });
const step = field("Étape", "Step", point);

export const joinPage = field("Rejoindre", "Join", {
  seo,
  header,
  after: field("Ce qui se passe une fois le message envoyé", "What happens once a student has written", {
    heading,
    steps: field("Étapes", "Steps", z.array(step).length(3)),
  }),
  terms: field(
    ["Ce qu’il faut savoir", "Ce que font les membres, ce que cela coûte, ce qu’on leur demande"],
    ["What to know", "What members do, what it costs, what is asked of them"],
    z.array(point).min(1).max(3),
  ),
  opening: field("Ouvrir une antenne", "Opening a branch", {
    heading,
    text,
    steps: field("Étapes", "Steps", z.array(step).length(4)),
    contact: answering,
    button: field("Bouton", "Button", phrase),
  }),
  sample,
});

const datedFigure = field("Chiffre", "Figure", {
  ...figure,
  date: field("Jour du comptage", "Day on which it was counted", isoDate),
  source: field("Source", "Source", phrase),
});

const cell = field("Case", "Cell", {
  included: field(
    ["Compris", "Non : ne fait pas partie de ce palier"],
    ["Included", "false: not part of this tier"],
    z.boolean().default(true),
  ),
  text: field(
    ["Texte", "Combien, en un mot ou un nombre ; sans texte, une coche s’affiche"],
    ["Text", "How much of it, in a word or a number; without it a tick is shown"],
    phrase.optional(),
  ),
});

const tier = field("Palier", "Tier", phrase);

const tierRow = field("Ligne", "Row", {
  label,
  cells: field(
    ["Cases", "Une par palier, dans leur ordre"],
    ["Cells", "One for each tier, in their order"],
    written(z.array(cell), "Donnez une case à chaque palier.", "Give one cell for each tier."),
  ),
});

export const partnerPage = field("Devenir partenaire", "Become a partner", {
  seo,
  header,
  contact: answering,
  reach: field(
    "Portée en chiffres",
    "Reach in figures",
    headed.extend({ figures: field("Chiffres", "Figures", z.array(datedFigure).min(1)) }),
  ),
  tiers: field(
    ["Paliers", "Ce que reçoivent les partenaires ; à laisser vide tant que rien n’est décidé"],
    ["Tiers", "What partners get; leave the whole part out while nothing is decided"],
    headed
      .extend({
        names: field(
          ["Noms", "Du plus grand au plus petit"],
          ["Names", "From the largest to the smallest"],
          z.array(tier).min(1).max(4),
        ),
        rows: field("Lignes", "Rows", z.array(tierRow).min(1)),
      })
      .superRefine(({ names, rows }, context) => {
        for (const [index, { cells }] of rows.entries())
          if (cells.length !== names.length) context.addIssue({ code: "custom", path: ["rows", index, "cells"] });
      }),
  ).optional(),
  conditions: field(
    ["Facture, TVA, cadre légal", "Affiché sous les paliers"],
    ["Invoice, VAT, legal frame", "Shown under the tiers"],
    z.array(point).max(3).default([]),
  ),
  limits: field(
    "Ce qu’aucun partenaire ne peut acheter",
    "What no partner can buy",
    z.strictObject({ heading, items: field("Points", "Points", z.array(point).min(1).max(3)) }).optional(),
  ),
  supporters: field("Ils nous soutiennent", "Supporters", headingAlone),
  downloads: field("À télécharger", "Downloads", headed),
  sample,
});

const version = field("Version", "Version", {
  seconds: field(
    ["Secondes", "Durée de la lecture à voix haute"],
    ["Seconds", "How long it takes to read aloud"],
    z.int().positive(),
  ),
  text,
});

export const pressPage = field("Presse", "Press", {
  seo,
  header,
  contact: field(
    "Qui répond",
    "Who answers",
    answering.extend({
      phone: field("Téléphone pour la presse", "Telephone for the press", phone.optional()),
    }),
  ),
  presentation: field(
    "Présentation",
    "Presentation",
    headed.extend({
      versions: field(
        ["Versions", "L’association en ses propres mots, du plus court au plus long"],
        ["Versions", "The association in its own words, from the shortest to the longest"],
        z.array(version).min(1).max(3),
      ),
    }),
  ),
  spokesperson: field(
    "Porte-parole",
    "Spokesperson",
    answering.extend({
      facts: field(
        ["En bref", "Sujets, langues, délais ; à laisser vide tant que ce n’est pas fixé"],
        ["In brief", "Subjects, languages, delays; leave out what is not settled"],
        z.array(point).max(3).default([]),
      ),
    }),
  ).optional(),
  subjects: field(
    ["Sujets", "Titre au-dessus des antennes et de ce que chacune connaît le mieux, écrit dans sa propre fiche"],
    ["Subjects", "Heading above the branches and what each knows best, which stands in its own file"],
    headingAlone,
  ),
  figures: field(
    ["Chiffres", "Les chiffres eux-mêmes sont dans la page des partenaires"],
    ["Figures", "The figures themselves are in partner.yaml"],
    headingAlone,
  ),
  publications: field("Publications", "Publications", headed),
  logos: field(
    "Logos",
    "Logos",
    headed.extend({
      rules: field(
        ["Règles", "Comment utiliser le logo : espace autour, plus petite taille, orthographe du nom"],
        ["Rules", "How the logo may be used: room around it, smallest size, spelling"],
        z.array(point).max(3).default([]),
      ),
    }),
  ),
  photographs: field(
    ["Photographies à reprendre", "À laisser vide tant qu’il n’y en a pas"],
    ["Photographs to use", "Leave the whole part out while there are none"],
    headed.extend({
      credit: field(
        ["Crédit", "La mention à imprimer à côté de l’image"],
        ["Credit", "Whom to name beside the picture"],
        phrase,
      ),
      pictures: field("Images", "Pictures", z.array(picture).min(1).max(6)),
    }),
  ).optional(),
  sample,
});
