import { z } from "zod";
import { choice, field, matching, written } from "./field.ts";
import { email, httpsUrl, legalPhone, name, phrase, postalAddress, sample, text, title } from "./fields.ts";
import { networks } from "./parts.ts";
import { embeds } from "./site-embeds.ts";
import { ethereum, links } from "./site-links.ts";

const publish = field(
  ["Mise en ligne", "docs/passation.md dit comment l’établir"],
  ["Publishing", "docs/handover.md says how to set it up"],
  z.strictObject({
    host: field(
      ["Hébergeur", "Où le site est publié à chaque changement"],
      ["Host", "Where the workflow publishes the site"],
      choice({
        "github-pages": ["GitHub Pages", "GitHub Pages"],
        vercel: ["Vercel", "Vercel"],
        none: ["Aucun", "None"],
      }),
    ),
    project: field(
      ["Projet", "Nom ou numéro du projet chez l’hébergeur ; GitHub Pages n’en demande pas"],
      ["Project", "Name or number of the project at the host; GitHub Pages needs none"],
      name.optional(),
    ),
    account: field(
      ["Compte", "Numéro du compte ou de l’équipe chez l’hébergeur (Vercel)"],
      ["Account", "Number of the account or team at the host (Vercel)"],
      name.optional(),
    ),
  }),
).default({ host: "none" });

const settings = field("Le site", "The site", {
  name: field("Nom de l’association", "Name of the association", name),
  legalForm: field(
    ["Forme juridique", "Par exemple : Association loi 1901"],
    ["Legal form", "e.g. Association loi 1901"],
    phrase,
  ),
  sample,
  address: field(
    ["Adresse", "Adresse du site lui-même, sans barre oblique à la fin"],
    ["Address", "Address of the site itself, without a final slash"],
    httpsUrl,
  ),
  founded: field("Année de fondation", "Year of foundation", z.int().min(1900)),
  rna: field(
    ["Numéro RNA", "Numéro au répertoire national des associations, pour les mentions légales"],
    ["RNA number", "Number in the register of associations (RNA), for the legal notice"],
    matching(
      /^W[0-9A-Z]{9}$/,
      "Écrivez la lettre W et neuf chiffres, comme sur le récépissé de la préfecture.",
      "Write the letter W and nine digits, as on the receipt of the prefecture.",
    ),
  ),
  email,
  phone: field(
    ["Téléphone", "La loi le demande dans les mentions légales"],
    ["Telephone", "French law asks for it in the legal notice"],
    legalPhone,
  ),
  seat: field(["Siège", "Pour les mentions légales"], ["Registered address", "For the legal notice"], postalAddress),
  location: field("Lieux du réseau, en bas de page", "Where the network is, in the footer", phrase),
  host: field(["Hébergeur", "Pour les mentions légales"], ["Host", "For the legal notice"], {
    name,
    address: postalAddress,
    phone: legalPhone,
    url: field("Site web", "Web site", httpsUrl),
  }),
  publish,
  report: field(
    ["Signaler une erreur", "mail, ou l’adresse https du dépôt, dont on remplit les formulaires"],
    ["Reporting a mistake", "mail, or the https address of the repository, whose forms visitors fill in"],
    written(
      z.union([z.literal("mail"), httpsUrl]),
      "Écrivez mail, ou l’adresse https du dépôt.",
      "Write mail, or the https address of the repository.",
    ).default("mail"),
  ),
  call: field("Appel de bas de page", "Closing call", { title, text }),
  social: networks,
  links,
  ethereum: ethereum.optional(),
  taxReceipt: field(
    ["Reçu fiscal", "Ce qui en est dit sur la page des dons ; quelqu’un en répond avant la mise en ligne"],
    ["Tax receipt", "What donors are told about it; somebody signs for it before the site is public"],
    text.default({
      fr: "L’association ne délivre pas de reçu fiscal : votre don n’ouvre pas droit à réduction d’impôt.",
      en: "We issue no French tax receipts; donations are not tax-deductible.",
    }),
  ),
  embeds,
  analytics: field(
    "Mesure d’audience",
    "Analytics",
    choice({
      host: ["Par l’hébergeur, s’il le fait", "By the host, where it does"],
      vercel: ["Par Vercel, où que le site soit construit", "By Vercel, wherever the site is built"],
      none: ["Aucune", "None"],
    }).default("host"),
  ),
  editor: field(
    ["Éditeur en ligne", "Pour les personnes qui ont un compte sur le dépôt ; vide : pas d’éditeur"],
    ["Online editor", "For people who have an account on the repository; without it there is none"],
    z.strictObject({
      address: field(
        ["Adresse de l’éditeur", "Un sous-domaine à lui, par exemple https://editeur.example.org"],
        ["Address of the editor", "A subdomain of its own, e.g. https://editor.example.org"],
        written(
          httpsUrl,
          "Écrivez une adresse https sur un sous-domaine à part\u00a0: à l’adresse du site, des scripts d’autrui pourraient lire son jeton d’accès.",
          "Write an https address on a subdomain of its own: at the site's address, scripts of others could read its access token.",
        ),
      ),
      repository: field(
        "Dépôt",
        "Repository",
        matching(
          /^[\w.-]+\/[\w.-]+$/,
          "Écrivez le propriétaire du dépôt et son nom, par exemple association/site.",
          "Write the repository's owner and its name, e.g. association/site.",
        ),
      ),
      branch: field(
        ["Branche Git", "À partir de laquelle le site est construit"],
        ["Git branch", "From which the site is built"],
        name.default("main"),
      ),
    }),
  ).optional(),
  map: field("Carte", "Map", {
    cartoKey: field(
      ["Clé CARTO", "Clé des tuiles sombres de CARTO ; vide : les tuiles d’OpenStreetMap, assombries"],
      ["CARTO key", "Key for CARTO's dark tiles; empty: OpenStreetMap tiles, darkened"],
      z.string(),
    ),
  }),
});

export const site = settings.refine(
  ({ editor, address }) => !editor || new URL(editor.address).host !== new URL(address).host,
  { path: ["editor", "address"] },
);
