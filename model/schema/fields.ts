import { z } from "zod";
import { field, matching, say, written, type FieldWords } from "./field.ts";

/** Fields shared by every content file. */

const line = z.string().trim().min(1);

function inBothLanguages(words: typeof line) {
  return z.strictObject({ fr: field("Français", "French", words), en: field("Anglais", "English", words) });
}

/** A few words in both languages, side by side. */
export const phrase = inBothLanguages(line);

/** A sentence or more in both languages. */
export const text = field("Texte", "Text", inBothLanguages(say(line, { long: true })));

export const title = field("Titre", "Title", phrase);
export const heading = field("Titre de la section", "Heading", phrase);
export const description = field("Description", "Description", text);
export const paragraph = field("Paragraphe", "Paragraph", text);
export const label = field("Libellé", "Label", phrase);
export const city = field("Ville", "City", phrase);

/** A proper name, the same in both languages. */
export const name = field("Nom", "Name", line);

export const slug = field(
  "Identifiant",
  "Identifier",
  matching(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "Écrivez seulement des minuscules sans accent, des chiffres et des tirets, par exemple paris-dauphine.",
    "Write lower-case letters, digits and hyphens only, e.g. paris-dauphine.",
  ),
);

export const httpsUrl = matching(
  /^https:\/\/[^\s/]+\.[^\s]+$/,
  "Copiez l’adresse depuis le navigateur ; elle commence par https://, par exemple https://example.org/page.",
  "Copy the address from the browser: it starts with https://, e.g. https://example.org/page.",
);

export const onionUrl = matching(
  /^http:\/\/[a-z2-7]{56}\.onion(\/\S*)?$/,
  "Copiez l’adresse depuis le navigateur Tor ; elle se compose de `http://`, de 56 lettres et chiffres, puis de .onion.",
  "Copy the address from the Tor browser: http://, 56 letters and digits, then .onion.",
);

export const email = field(
  "Courriel",
  "E-mail address",
  written(
    z.email(),
    "Écrivez l’adresse avec un @ et sans espace, par exemple contact@example.org.",
    "Write the address with an @ and without spaces, e.g. contact@example.org.",
  ),
);

export const phone = field(
  ["Téléphone", "Avec son indicatif, par exemple +33 1 99 00 12 34 ; vide s’il n’y en a pas"],
  ["Telephone", "With its country code, e.g. +33 1 99 00 12 34; empty when there is none"],
  matching(
    /^$|^\+[1-9][0-9 ]{6,20}$/,
    'Écrivez le numéro avec son indicatif, entre guillemets droits, par exemple `"+33 1 99 00 12 34"`, ou `""` s’il n’y en a pas.',
    'Write the number with its country code, in quotation marks, e.g. "+33 1 99 00 12 34", or "" when there is none.',
  ),
);

export const isoDate = field(
  "Date",
  "Date",
  matching(
    /^\d{4}-\d{2}-\d{2}$/,
    "Écrivez l’année, le mois et le jour, par exemple 2025-10-11 pour le 11 octobre 2025.",
    "Write the year, the month and the day, e.g. 2025-10-11 for 11 October 2025.",
  ).refine(isInCalendar),
);

/** Date.parse takes 30 February for 2 March. */
function isInCalendar(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

export const clock = matching(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  'Écrivez deux chiffres, un deux-points et deux chiffres, entre guillemets droits, par exemple `"09:30"`.',
  'Write two digits, a colon and two digits, in quotation marks, e.g. "09:30".',
);

/** Names a thing that another file holds. */
export function nameOf(names: FieldWords["names"]) {
  return say(z.string(), { names });
}

export const coordinates = field("Place sur la carte", "Place on the map", {
  lat: field(
    ["Latitude", "En degrés, positive au nord"],
    ["Latitude", "In degrees, north positive"],
    z.number().min(-90).max(90),
  ),
  lng: field(
    ["Longitude", "En degrés, positive à l’est"],
    ["Longitude", "In degrees, east positive"],
    z.number().min(-180).max(180),
  ),
});

export const country = field("Pays", "Country", nameOf("countries"));

export const postalAddress = field("Adresse postale", "Postal address", {
  street: field(
    ["Rue", "Bâtiment, numéro et rue, par exemple 6 cours Albert Thomas"],
    ["Street", "Building, number and street, e.g. 6 cours Albert Thomas"],
    name,
  ),
  postcode: field("Code postal", "Postcode", name.optional()),
  city: field(["Ville", "Comme l’écrit la poste"], ["City", "As the post writes it"], name),
  country: country.optional(),
});

export const figureValue = field(
  ["Valeur", "Un nombre entier, ou {cities}, {countries}, {branches} ou {schools}, que le site compte lui-même"],
  ["Value", 'A whole number, or "{cities}", "{countries}", "{branches}" or "{schools}", which the site counts itself'],
  written(
    z.union([z.int().positive(), z.enum(["{cities}", "{countries}", "{branches}", "{schools}"])]),
    'Écrivez un nombre entier sans guillemets, ou ce que le site compte lui-même, `"{cities}"`, `"{countries}"`, `"{branches}"` ou `"{schools}"`.',
    'Write a whole number without quotation marks, or what the site counts itself: "{cities}", "{countries}", "{branches}" or "{schools}".',
  ),
);

export const plus = field(
  ["Suivi d’un +", "Oui : affiché 800+"],
  ["Followed by a +", "true: shown as 800+"],
  z.boolean().default(false),
);

/** A large number with its label. */
const figure = field("Chiffre", "Figure", {
  value: figureValue,
  plus,
  label,
  caption: field(
    ["Légende", "Petite ligne sous le libellé"],
    ["Caption", "Small line under the label"],
    text.optional(),
  ),
});

export const figures = field("Chiffres", "Figures", z.array(figure));

/** A picture file beside the content file, or an https address, always with its alternative text. */
export const picture = field("Image", "Picture", {
  src: say(
    field(
      ["Fichier", "Une image déposée ici, ou une adresse https"],
      ["File", "File name relative to this file (e.g. essec/hero.jpg), or an https address"],
      matching(
        /^(https:\/\/\S+|[\w./-]+\.(jpe?g|png|webp|avif|svg))$/i,
        "Nommez un fichier .jpg, .png, .webp, .avif ou .svg, sans espace ni accent dans son nom, ou une adresse qui commence par https://.",
        "Name a .jpg, .png, .webp, .avif or .svg file, without spaces or accents in its name, or an address that starts with https://.",
      ),
    ),
    { file: "picture" },
  ),
  alt: field(
    ["Texte de remplacement", "Ce que montre l’image, pour les personnes qui ne la voient pas"],
    ["Alternative text", "What the picture shows, for people who cannot see it"],
    text,
  ),
  consent: field(
    [
      "Accord des personnes, ou relecture",
      "Photos : le jour où les personnes visibles ont donné leur accord écrit, ou celui où l’on a constaté que personne n’est reconnaissable",
    ],
    [
      "Consent of the people, or review",
      "Photographs: the day the people shown agreed in writing, or it was seen that nobody can be recognised",
    ],
    isoDate.optional(),
  ),
});

/** A logo's alternative text is the name beside it. */
export const logo = say(
  field(
    "Logo",
    "Logo",
    matching(
      /^[\w./-]+\.(jpe?g|png|webp|avif|svg)$/i,
      "Enregistrez le logo à côté de ce fichier en .svg, .png, .webp, .avif ou .jpg, sans espace ni accent dans son nom, et écrivez ce nom ; une adresse du web ne suffit pas.",
      "Save the logo beside this file as .svg, .png, .webp, .avif or .jpg, without spaces or accents in its name, and write that name; an address on the web does not do.",
    ),
  ),
  { file: "logo" },
);

const role = field("Fonction", "Role", nameOf("roles"));

/** What every person on the site has. */
export const person = {
  name,
  role,
  feminine: field("Au féminin", "Feminine form", z.boolean().default(false)),
  image: field(
    ["Portrait", "Portrait (4:5) ; sans lui, celui que la personne a ailleurs sur le site, sinon ses initiales"],
    ["Portrait", "Portrait (4:5); without one, the picture this person has elsewhere on the site, else the initials"],
    picture.optional(),
  ),
};

/** A task of the current board: whoever holds it is named, so that the page follows the elections. */
export const answering = field("Qui répond", "Who answers", {
  role: field(
    ["Fonction", "La personne du bureau actuel qui l’exerce est affichée"],
    ["Role", "The member of the current board who has it is shown"],
    role,
  ),
  email: field(
    ["Courriel", "Sans lui, celui de l’association"],
    ["E-mail address", "Without one, the association's"],
    email.optional(),
  ),
  text: field(
    ["Texte", "Une ou deux phrases : qui répond, et comment"],
    ["Text", "One or two sentences on who answers and how"],
    text,
  ),
});

export const account = {
  linkedin: field("LinkedIn", "LinkedIn", httpsUrl.optional()),
  x: field("X", "X", httpsUrl.optional()),
};

export const networks = field(
  ["Réseaux sociaux", "Laissez vides ceux qui n’existent pas"],
  ["Social networks", "Leave out those that do not exist"],
  z
    .strictObject({
      ...account,
      youtube: field("YouTube", "YouTube", httpsUrl.optional()),
      instagram: field("Instagram", "Instagram", httpsUrl.optional()),
    })
    .default({}),
);

export const sample = field(
  ["Contenu d’exemple", "Oui tant que ce contenu est inventé"],
  ["Sample content", "true while this is invented"],
  z.boolean().default(false),
);

export const draft = field(
  ["Brouillon", "Oui : visible pendant l’édition et dans les aperçus, jamais sur le site public"],
  ["Draft", "true: shown while editing and in previews, never on the public site"],
  z.boolean().default(false),
);

/** The place of what has none: after all others. */
export const lastPosition = 1000;

export const position = field(
  ["Rang", "À partir de 1 ; sans rang, à la fin"],
  ["Place in the order", "From 1; without one, at the end"],
  z.int().min(1).default(lastPosition),
);

export const seo = field("Moteurs de recherche", "Search engines", {
  title: field(
    ["Titre", "Titre de l’onglet et des résultats de recherche (moins de 60 caractères)"],
    ["Title", "Title in the browser tab and in search results (under 60 characters)"],
    phrase,
  ),
  description: field(
    ["Description", "Une ou deux phrases pour les résultats de recherche (moins de 160 caractères)"],
    ["Description", "One or two sentences for search results (under 160 characters)"],
    text,
  ),
});

export const header = field("En-tête de la page", "Top of the page", {
  tag: field(["Étiquette", "Quelques mots au-dessus du titre"], ["Tag", "A few words above the title"], phrase),
  title,
  subtitle: field(
    ["Sous-titre", "Une ou deux phrases sous le titre"],
    ["Subtitle", "One or two sentences below the heading"],
    text,
  ),
});

export const headed = z.strictObject({ heading, text });

/** A section whose content stands elsewhere. */
export const headingAlone = z.strictObject({ heading });
