import { z } from "zod";
import { choice, field, written } from "./field.ts";
import {
  description,
  draft,
  httpsUrl,
  inBothLanguages,
  isoDate,
  name,
  nameOf,
  phrase,
  position,
  sample,
  slug,
  title,
  translatedName,
} from "./fields.ts";
import { logo, picture } from "./parts.ts";

const publicationFields = z.strictObject({
  title,
  date: isoDate,
  category: field("Catégorie", "Category", nameOf("categories")),
  description,
  readTime: field(["Temps de lecture", "En minutes"], ["Reading time", "In minutes"], z.int().min(1).max(240)),
  image: field(
    ["Couverture", "Sans image, elle est dessinée autour d’un mot"],
    ["Cover", "Without one a cover is drawn around a word"],
    picture.optional(),
  ),
  coverWord: field(
    ["Mot de couverture", "Seulement s’il n’y a pas d’image : un mot court, dessiné en grand"],
    ["Word on the cover", "Only when there is no picture: one short word, drawn large"],
    written(
      phrase.optional(),
      "Donnez un mot court dans les deux langues, ou une image de couverture.",
      "Give one short word in both languages, or a picture for the cover.",
    ),
  ),
  read: field("Lien pour lire", "Link to read it", httpsUrl),
  download: field(
    [
      "Téléchargement",
      "local : le PDF est fait du texte que l’on donne ensuite dans « Publications (texte) » ; sinon, une adresse https",
    ],
    ["Download", "local: the PDF is made from the text given in ‘Publications (text)’; otherwise an https address"],
    written(
      z.union([z.literal("local"), httpsUrl]),
      "Écrivez local (le PDF est tiré du texte de la publication) ou une adresse qui commence par https://.",
      "Write local (the PDF is made from the text of the publication) or an address that starts with https://.",
    ),
  ),
  authors: field("Auteurs", "Authors", z.array(field("Auteur", "Author", name)).min(1)),
  licence: field(
    [
      "Licence",
      "Ce que chacun peut faire du texte, par exemple une licence Creative Commons ; sans elle, rien n’est dit",
    ],
    ["Licence", "What others may do with the text, e.g. a Creative Commons licence; nothing is said without it"],
    z.strictObject({
      name: translatedName,
      url: field("Page de la licence", "Page of the licence", httpsUrl),
    }),
  ).optional(),
  sample,
  draft,
});

export const publication = field(
  "Publication",
  "Publication",
  publicationFields.refine(({ coverWord, image }) => coverWord ?? image, { path: ["coverWord"] }),
);

const category = field("Catégorie", "Category", {
  id: field(
    ["Identifiant", "Le nom que lui donnent les publications ; il figure aussi dans l’adresse du filtre"],
    ["Identifier", "How publications name the category; it also stands in the address of the filter"],
    slug,
  ),
  name: field(
    ["Nom", "Sur le filtre, les vignettes et les couvertures"],
    ["Name", "On the filter, the cards and the covers"],
    phrase,
  ),
  kind: field(
    ["Genre", "Ce qu’en apprennent les moteurs de recherche"],
    ["Kind", "What search engines are told it is"],
    choice({ article: ["Article", "Article"], report: ["Rapport", "Report"], study: ["Étude", "Study"] }).default(
      "article",
    ),
  ),
});

export const categories = field("Catégories de publications", "Categories of publications", {
  categories: field(
    ["Catégories", "Dans l’ordre du filtre"],
    ["Categories", "In the order of the filter"],
    z.array(category).min(1),
  ),
});

export const legalText = field("Texte légal", "Legal text", {
  position,
  title,
  fileName: field(
    ["Nom du PDF", "Dans /documents/, sans .pdf"],
    ["Name of the PDF", "Under /documents/, without .pdf"],
    inBothLanguages(slug),
  ),
  updated: field("Dernière modification", "Last change", isoDate),
});

const logoFields = {
  name,
  url: field(
    ["Site web", "Vide : le logo est affiché sans lien"],
    ["Web site", "Empty: the logo is shown without a link"],
    z.union([z.literal(""), httpsUrl]),
  ),
  logo,
};

export const logoItem = field("Logo", "Logo", logoFields);

const sponsor = field("Logo", "Logo", {
  ...logoFields,
  tier: field(
    ["Palier", "Son palier sur la page Partenaires, 1 pour le plus haut ; affiché sous le logo"],
    ["Tier", "Which tier of the partners’ page, 1 for the highest; shown under the logo"],
    z.int().min(1).max(4).optional(),
  ),
});

export const logoList = z.strictObject({
  sample,
  items: field("Logos", "Logos", z.array(logoItem).default([])),
});

export const sponsorList = z.strictObject({
  sample,
  items: field("Logos", "Logos", z.array(sponsor).default([])),
});

export type LogoItem = z.infer<typeof logoItem>;
