import { z } from "zod";
import { contentOf } from "../pages.ts";
import { kryptoTourPage } from "./krypto-tour.ts";
import { joinPage, partnerPage, pressPage } from "./audience-pages.ts";
import { field } from "./field.ts";
import { heading, paragraph, phrase, text, title, translatedName } from "./fields.ts";
import { figure, headed, header, headingAlone, plus, seo } from "./parts.ts";

/** The texts of each page; lists such as branches or publications are in other files. */

const audience = z.strictObject({ title, text, button: field("Bouton", "Button", phrase) });

const captioned = field("Chiffre", "Figure", {
  ...figure,
  caption: field(
    ["Légende", "Petite ligne sous le libellé"],
    ["Caption", "Small line under the label"],
    text.optional(),
  ),
});

const homePage = field("Accueil", "Home", {
  seo,
  hero: field("Premier écran", "First screen", {
    title,
    subtitle: field("Sous-titre", "Subtitle", text),
    join: field(
      ["Bouton pour rejoindre", "Vers la page du réseau professionnel"],
      ["Join button", "To the professional network page"],
      phrase,
    ),
    branches: field("Lien vers les antennes", "Link to the branches", phrase),
  }),
  audiencePages: field("Les trois portes", "The three audience pages", {
    join: field(
      ["Pour rejoindre", "Le texte du bouton nomme aussi le lien dans le menu, le pied de page et l’appel final"],
      ["For those who join", "The button's text also names the link in the menu, the footer and the closing call"],
      audience,
    ),
    partner: field("Pour les partenaires", "For partners", audience),
    press: field("Pour la presse", "For the press", audience),
  }),
  statistics: field("Chiffres clés", "Key figures", {
    heading,
    figures: field("Chiffres", "Figures", z.array(captioned).min(1).max(6)),
  }),
  supporters: field("Ils nous soutiennent", "Supporters", headingAlone),
  publications: field("Publications", "Publications", {
    heading,
    all: field("Lien vers toutes les publications", "Link to every publication", phrase),
  }),
});

const boardPage = field("Bureau", "Board", {
  seo,
  header,
  poles: field("Section des pôles", "Working groups section", headed),
});

const associationPage = field("Association", "Association", {
  seo,
  header,
  mission: field("Mission", "Mission", headed),
  values: field("Valeurs", "Values", {
    heading,
    items: field("Valeurs", "Values", z.array(field("Valeur", "Value", { name: translatedName, text })).min(1)),
  }),
  vision: field("Vision", "Vision", headed),
  timeline: field("Section de la frise", "Timeline section", headed),
});

const branchesPage = field("Antennes", "Branches", { seo, header });

const publicationsPage = field("Publications", "Publications", {
  seo,
  header,
  newsletter: field("Newsletter", "Newsletter", headed),
});

const eventsPage = field("Événements", "Events", {
  seo,
  header,
  calendar: field("Agenda", "Calendar", headed),
  flagship: field("Grand rendez-vous", "Flagship event", headed.extend({ button: field("Bouton", "Button", phrase) })),
});

const donationPage = field("Nous soutenir", "Support us", {
  seo,
  header,
  impact: field("Ce qu’un don rend possible", "What a donation makes possible", {
    heading,
    training: field("Former", "Training", headed),
    development: field("Développer", "Development", headed),
    events: field("Réunir", "Events", headed),
  }),
  card: field("Don par carte", "Giving by card", {
    heading,
    text,
    customAmount: field("Montant libre", "Custom amount", headed),
    paymentMethod: field("Moyen de paiement", "Payment method", headed),
  }),
  crypto: field("Don en cryptomonnaie", "Giving in cryptocurrency", {
    heading,
    text,
    lightning: field("Bitcoin Lightning", "Bitcoin Lightning", {
      heading,
      text,
      dialogTitle: field("Titre de la boîte de dialogue", "Title of the dialog", phrase),
      steps: field(
        ["Étapes", "Comment ouvrir le lien onion, étape par étape"],
        ["Steps", "How to open the onion link, step by step"],
        z.array(field("Étape", "Step", text)).min(1),
      ),
    }),
    ethereum: field("Ethereum", "Ethereum", headed),
  }),
  node: field("Nœud Bitcoin", "Bitcoin node", headed),
  transparency: field("Transparence", "Transparency", {
    heading,
    paragraphs: field("Paragraphes", "Paragraphs", z.array(paragraph).min(1)),
  }),
});

export const timelineEntry = field("Année", "Year", {
  title,
  description: field(["Description", "Une phrase"], ["Description", "One sentence"], text),
  members: field(
    ["Membres", "Combien de membres comptait le réseau : la largeur de la bande de l’année"],
    ["Members", "How many members the network had: the width of the year's band"],
    z.strictObject({ value: field("Valeur", "Value", z.int().positive()), plus }).optional(),
  ),
  achievements: field(
    ["Réalisations", "Ce que la phrase ne dit pas ; le nombre de membres n’est pas répété ici"],
    ["Achievements", "What the sentence does not say; the members are not repeated here"],
    z.array(field("Réalisation", "Achievement", text)).min(1),
  ),
});

export const pageTexts = {
  kryptoTourPage: [contentOf("kryptoTour"), kryptoTourPage],
  homePage: [contentOf("home"), homePage],
  boardPage: [contentOf("board"), boardPage],
  associationPage: [contentOf("association"), associationPage],
  branchesPage: [contentOf("branches"), branchesPage],
  publicationsPage: [contentOf("publications"), publicationsPage],
  donationPage: [contentOf("donation"), donationPage],
  eventsPage: [contentOf("events"), eventsPage],
  joinPage: [contentOf("join"), joinPage],
  partnerPage: [contentOf("partner"), partnerPage],
  pressPage: [contentOf("press"), pressPage],
} as const;
